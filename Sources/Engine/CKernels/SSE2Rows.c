// Colors, pictures, masks, blend modes and rounded rectangles in SSE2, and the table of all its kernels.
#include "Variants.h"

#ifdef __x86_64__

#include "Rounded.h"
#include "SSE2Vector.h"
#include "SSE2Float.h"

#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)

#include "VectorArithmetic.h"

#include "VectorRows.h"

#include "VectorBlend.h"

#include "VectorRounded.h"

#pragma clang attribute pop

const pegbar_kernels pegbar_sse2 = {
    PEGBAR_ROWS,
    .rounded_coverage = rounded_coverage,
    .over_rounded = over_rounded,
    PEGBAR_SAMPLES(sse2),
    .blend = blend,
    .view_coverage = pegbar_portable_view_coverage,
    PEGBAR_FILTERS(portable),
};

#endif
