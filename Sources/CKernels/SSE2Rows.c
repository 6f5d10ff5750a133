// Colours, pictures, masks, blend modes, rounded rectangles and quads in SSE2, and the table of all its kernels.
#include "Variants.h"

#ifdef __x86_64__

#include "Quad.h"
#include "Rounded.h"
#include "SSE2Vector.h"
#include "SSE2Float.h"

#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)

#include "VectorRows.h"

#include "VectorBlend.h"

#include "VectorRounded.h"

#include "VectorQuad.h"

#pragma clang attribute pop

const pegbar_kernels pegbar_sse2 = {
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
    .bilinear_shift = pegbar_sse2_bilinear_shift,
    .sample_affine = pegbar_sse2_sample_affine,
    .sample_nearest = pegbar_portable_sample_nearest,
    .sample_perspective = pegbar_sse2_sample_perspective,
    .blend = blend,
    .box_blur = pegbar_sse2_box_blur,
    .box_blur_pixels = pegbar_sse2_box_blur_pixels,
};

#endif
