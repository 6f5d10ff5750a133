// Blurs and color filters in AVX2.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_avx2_##name

#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "VectorFilter.h"

#pragma clang attribute pop

#endif
