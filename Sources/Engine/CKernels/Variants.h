// The tables of all variants, and the kernels that have files of their own.
#ifndef PEGBAR_VARIANTS_H
#define PEGBAR_VARIANTS_H

#include "CKernels.h"

extern const pegbar_kernels pegbar_portable;
#ifdef __x86_64__
extern const pegbar_kernels pegbar_sse2;
extern const pegbar_kernels pegbar_avx2;
extern const pegbar_kernels pegbar_avx512;
#endif

// The AVX-512 extensions in use; Dispatch.c asks the processor for each.
#define PEGBAR_AVX512 "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vnni"

#define PEGBAR_SAMPLING(LEVEL)                                               \
  __typeof__(pegbar_bilinear_shift) pegbar_##LEVEL##_bilinear_shift;         \
  __typeof__(pegbar_sample_affine) pegbar_##LEVEL##_sample_affine;           \
  __typeof__(pegbar_sample_perspective) pegbar_##LEVEL##_sample_perspective; \
  __typeof__(pegbar_quad_coverage) pegbar_##LEVEL##_quad_coverage;           \
  __typeof__(pegbar_slanted_coverage) pegbar_##LEVEL##_slanted_coverage;     \
  __typeof__(pegbar_gradient) pegbar_##LEVEL##_gradient;                     \
  __typeof__(pegbar_over_tinted_quad) pegbar_##LEVEL##_over_tinted_quad;     \
  __typeof__(pegbar_over_quad) pegbar_##LEVEL##_over_quad

PEGBAR_SAMPLING(portable);
PEGBAR_SAMPLING(sse2);
PEGBAR_SAMPLING(avx2);
PEGBAR_SAMPLING(avx512);

// Nearest sampling is a load and a store, which no vector makes faster: one function for all.
__typeof__(pegbar_sample_nearest) pegbar_portable_sample_nearest;
__typeof__(pegbar_nearest_perspective) pegbar_portable_nearest_perspective;
// For blurs and color filters, the compiler's code for any x86-64 is SSE2 already.
#define PEGBAR_FILTERING(LEVEL)                                  \
  __typeof__(pegbar_strip_of_rows) pegbar_##LEVEL##_strip_of_rows; \
  __typeof__(pegbar_blur_strip) pegbar_##LEVEL##_blur_strip;       \
  __typeof__(pegbar_turn_strip) pegbar_##LEVEL##_turn_strip;       \
  __typeof__(pegbar_columns_of_strip) pegbar_##LEVEL##_columns_of_strip; \
  __typeof__(pegbar_color_matrix) pegbar_##LEVEL##_color_matrix

PEGBAR_FILTERING(portable);
PEGBAR_FILTERING(avx2);
PEGBAR_FILTERING(avx512);
// Four loads a pixel, from data-dependent places: one function for all.
__typeof__(pegbar_color_table) pegbar_portable_color_table;
// Loads from data-dependent places, in AVX2 and without.
__typeof__(pegbar_view_coverage) pegbar_portable_view_coverage;
__typeof__(pegbar_view_coverage) pegbar_avx2_view_coverage;
// What the vectors leave to plain C: modes that divide.
__typeof__(pegbar_blend) pegbar_portable_blend;
__typeof__(pegbar_rounded_coverage) pegbar_portable_rounded_coverage;
__typeof__(pegbar_over_rounded) pegbar_portable_over_rounded;

// The table entries of the kernels on rows, by these names in the file that has the table.
#define PEGBAR_ROWS                                                                                          \
  .fill = fill, .over_color = over_color, .over_color_coverage = over_color_coverage,                        \
  .over_color_mask = over_color_mask, .over = over_row, .over_opacity = over_opacity, .over_coverage = over_coverage, .tint = tint_row,                           \
  .add_opacity = add_opacity, .add_coverage = add_coverage, .crossfade = crossfade,                          \
  .multiply_alpha = multiply_alpha, .scale_coverage = scale_coverage
// The table entries of the other kernels.
#define PEGBAR_SAMPLES(LEVEL)                                                                                \
  .bilinear_shift = pegbar_##LEVEL##_bilinear_shift, .sample_affine = pegbar_##LEVEL##_sample_affine,       \
  .sample_perspective = pegbar_##LEVEL##_sample_perspective,                                                 \
  .sample_nearest = pegbar_portable_sample_nearest,                                                          \
  .nearest_perspective = pegbar_portable_nearest_perspective,                                                \
  .quad_coverage = pegbar_##LEVEL##_quad_coverage, .over_quad = pegbar_##LEVEL##_over_quad,                 \
  .over_tinted_quad = pegbar_##LEVEL##_over_tinted_quad,                                                     \
  .slanted_coverage = pegbar_##LEVEL##_slanted_coverage, .gradient = pegbar_##LEVEL##_gradient
#define PEGBAR_FILTERS(LEVEL)                                                                                \
  .strip_of_rows = pegbar_##LEVEL##_strip_of_rows, .blur_strip = pegbar_##LEVEL##_blur_strip,               \
  .turn_strip = pegbar_##LEVEL##_turn_strip, .columns_of_strip = pegbar_##LEVEL##_columns_of_strip,         \
  .color_matrix = pegbar_##LEVEL##_color_matrix,                                                             \
  .color_table = pegbar_portable_color_table

#endif
