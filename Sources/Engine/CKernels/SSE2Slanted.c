// Rectangles in perspective, 2 pixels at a time, in SSE2.
#include "Variants.h"

#ifdef __x86_64__

#define VARIANT(name) pegbar_sse2_##name
#define SLANTED_BYTES 16

#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)

#include "VectorSlanted.h"

#pragma clang attribute pop

#endif
