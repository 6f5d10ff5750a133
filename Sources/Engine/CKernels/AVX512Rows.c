// Colors, pictures, masks, blend modes and rounded rectangles in AVX-512, and the table of all its kernels.
#include "Variants.h"

#ifdef __x86_64__

#include "Rounded.h"
#include "AVX512Vector.h"
#include "AVX512Float.h"

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "VectorArithmetic.h"

#include "VectorRows.h"

#include "VectorBlend.h"

#include "VectorRounded.h"

#pragma clang attribute pop

const pegbar_kernels pegbar_avx512 = {
    PEGBAR_ROWS,
    .rounded_coverage = rounded_coverage,
    .over_rounded = over_rounded,
    PEGBAR_SAMPLES(avx512),
    .blend = blend,
    .view_coverage = pegbar_avx2_view_coverage,
    PEGBAR_FILTERS(avx512),
};

#endif
