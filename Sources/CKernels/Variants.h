// The tables of all variants, and the kernels that more than one of them shares.
#ifndef PEGBAR_VARIANTS_H
#define PEGBAR_VARIANTS_H

#include "CKernels.h"

extern const pegbar_kernels pegbar_portable;
#ifdef __x86_64__
extern const pegbar_kernels pegbar_sse2;
extern const pegbar_kernels pegbar_avx2;
#endif

// The nearest pixel is a load and a store, which no vector makes faster: one function for all.
__typeof__(pegbar_sample_nearest) pegbar_portable_sample_nearest;
// What the vectors leave to plain C: what is too far out for 32 bits, and modes that divide.
__typeof__(pegbar_sample_affine) pegbar_portable_sample_affine;
__typeof__(pegbar_sample_perspective) pegbar_portable_sample_perspective;
__typeof__(pegbar_blend) pegbar_portable_blend;
__typeof__(pegbar_rounded_coverage) pegbar_portable_rounded_coverage;
__typeof__(pegbar_over_rounded) pegbar_portable_over_rounded;
__typeof__(pegbar_quad_coverage) pegbar_portable_quad_coverage;
__typeof__(pegbar_bilinear_shift) pegbar_portable_bilinear_shift;
__typeof__(pegbar_box_blur) pegbar_portable_box_blur;
__typeof__(pegbar_box_blur_pixels) pegbar_portable_box_blur_pixels;

#define PEGBAR_VARIANT(LEVEL)                                                                       \
  __typeof__(pegbar_bilinear_shift) pegbar_##LEVEL##_bilinear_shift;                                \
  __typeof__(pegbar_sample_affine) pegbar_##LEVEL##_sample_affine;                                  \
  __typeof__(pegbar_sample_perspective) pegbar_##LEVEL##_sample_perspective;                        \
  __typeof__(pegbar_blend) pegbar_##LEVEL##_blend;                                                  \
  __typeof__(pegbar_box_blur) pegbar_##LEVEL##_box_blur;                                            \
  __typeof__(pegbar_box_blur_pixels) pegbar_##LEVEL##_box_blur_pixels

PEGBAR_VARIANT(sse2);
PEGBAR_VARIANT(avx2);

#endif
