// All kernels of a variant as a table; included by CKernels.h, after the names in it.
#ifndef PEGBAR_KERNEL_TABLE_H
#define PEGBAR_KERNEL_TABLE_H

#pragma clang assume_nonnull begin

/// All kernels of one variant.
typedef struct {
  __typeof__(pegbar_fill) *fill;
  __typeof__(pegbar_over_color) *over_color;
  __typeof__(pegbar_over_color_coverage) *over_color_coverage;
  __typeof__(pegbar_over_color_mask) *over_color_mask;
  __typeof__(pegbar_over) *over;
  __typeof__(pegbar_over_opacity) *over_opacity;
  __typeof__(pegbar_over_coverage) *over_coverage;
  __typeof__(pegbar_tint) *tint;
  __typeof__(pegbar_add_opacity) *add_opacity;
  __typeof__(pegbar_add_coverage) *add_coverage;
  __typeof__(pegbar_crossfade) *crossfade;
  __typeof__(pegbar_multiply_alpha) *multiply_alpha;
  __typeof__(pegbar_scale_coverage) *scale_coverage;
  __typeof__(pegbar_rounded_coverage) *rounded_coverage;
  __typeof__(pegbar_over_rounded) *over_rounded;
  __typeof__(pegbar_quad_coverage) *quad_coverage;
  __typeof__(pegbar_bilinear_shift) *bilinear_shift;
  __typeof__(pegbar_sample_affine) *sample_affine;
  __typeof__(pegbar_sample_nearest) *sample_nearest;
  __typeof__(pegbar_sample_perspective) *sample_perspective;
  __typeof__(pegbar_nearest_perspective) *nearest_perspective;
  __typeof__(pegbar_over_quad) *over_quad;
  __typeof__(pegbar_over_tinted_quad) *over_tinted_quad;
  __typeof__(pegbar_slanted_coverage) *slanted_coverage;
  __typeof__(pegbar_gradient) *gradient;
  __typeof__(pegbar_view_coverage) *view_coverage;
  __typeof__(pegbar_blend) *blend;
  __typeof__(pegbar_strip_of_rows) *strip_of_rows;
  __typeof__(pegbar_blur_strip) *blur_strip;
  __typeof__(pegbar_turn_strip) *turn_strip;
  __typeof__(pegbar_columns_of_strip) *columns_of_strip;
  __typeof__(pegbar_color_matrix) *color_matrix;
  __typeof__(pegbar_color_table) *color_table;
} pegbar_kernels;

/// The kernels of level 0 (plain C), 1 (SSE2), 2 (AVX2) or 3 (AVX-512); NULL where the processor lacks it.
///
/// Level 3 is for processors that do not slow down for wide vectors: Intel's from Ice Lake, AMD's from Zen 4 on.
const pegbar_kernels *_Nullable pegbar_kernels_of(int level);
/// The level that the plain names use.
int pegbar_kernels_level(void);

#pragma clang assume_nonnull end

#endif
