// Gradients, 4 pixels at a time, in AVX2.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_avx2_##name
#define GRADIENT_BYTES 32

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "VectorGradient.h"

#pragma clang attribute pop

#endif
