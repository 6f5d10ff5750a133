// Blurs and color filters in AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_avx512_##name

#include <string.h>

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "VectorFilter.h"

#pragma clang attribute pop

#endif
