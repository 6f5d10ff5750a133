// Rectangles in perspective, 8 pixels at a time, in AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_avx512_##name
#define SLANTED_BYTES 64

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "VectorSlanted.h"

#pragma clang attribute pop

#endif
