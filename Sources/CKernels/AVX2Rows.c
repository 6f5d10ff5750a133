// Colours, pictures, masks, blend modes, rounded rectangles and quads in AVX2, and the table of all its kernels.
#include "Variants.h"

#ifdef __x86_64__

#include "Quad.h"
#include "Rounded.h"
#include "AVX2Vector.h"
#include "AVX2Float.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "VectorRows.h"

#include "VectorBlend.h"

#include "VectorRounded.h"

#include "VectorQuad.h"

#pragma clang attribute pop

const pegbar_kernels pegbar_avx2 = {
    .fill = fill,
    .over_color = over_color,
    .over_color_coverage = over_color_coverage,
    .over = over_row,
    .over_opacity = over_opacity,
    .over_coverage = over_coverage,
    .add_opacity = add_opacity,
    .add_coverage = add_coverage,
    .crossfade = crossfade,
    .multiply_alpha = multiply_alpha,
    .multiply_coverage = multiply_coverage,
    .scale_coverage = scale_coverage,
    .rounded_coverage = rounded_coverage,
    .over_rounded = over_rounded,
    .quad_coverage = quad_coverage,
    .bilinear_shift = pegbar_avx2_bilinear_shift,
    .sample_affine = pegbar_avx2_sample_affine,
    .sample_nearest = pegbar_portable_sample_nearest,
    .sample_perspective = pegbar_avx2_sample_perspective,
    .blend = blend,
    .box_blur = pegbar_avx2_box_blur,
    .box_blur_pixels = pegbar_avx2_box_blur_pixels,
};

#endif
