// Gradients, 8 pixels at a time, in AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_avx512_##name
#define GRADIENT_BYTES 64

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "VectorGradient.h"

#pragma clang attribute pop

#endif
