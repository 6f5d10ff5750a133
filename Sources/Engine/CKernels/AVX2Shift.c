// Rows shifted by a fraction of a pixel, in AVX2.
#include "Variants.h"

#ifdef __x86_64__

#include "AVX2Mix.h"

#define VARIANT(name) pegbar_avx2_##name

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// The bytes of two rows interleaved, of either half.
static inline vec lower_in_turn(vec a, vec b) { return _mm256_unpacklo_epi8(a, b); }
static inline vec upper_in_turn(vec a, vec b) { return _mm256_unpackhi_epi8(a, b); }
static inline vec packed(vec a, vec b) { return _mm256_packus_epi16(a, b); }
static inline vec mixed_rows(vec top, vec bottom, vec weights) { return mix4(top, bottom, weights); }

#include "WideShift.h"

#pragma clang attribute pop

#endif
