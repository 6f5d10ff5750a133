// Rows shifted by a fraction of a pixel, in AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#include "AVX512Vector.h"

#define VARIANT(name) pegbar_avx512_##name

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

// left · (256 − w) + right · w − 32 768, in 16 bits with a sign. The weights are bytes, 256 − w and w, neither of them
// 256.
static inline vec across(vec pairs, vec weights) {
  return _mm512_maddubs_epi16(weights, xor(pairs, set32(0x80808080)));
}

// (upper · (256 − w) + lower · w + 32 768) / 65 536 in 32 bits, of interleaved sums less 32 768.
static inline vec along(vec rows, vec weights) {
  return _mm512_srli_epi32(_mm512_dpwssd_epi32(set32(32768 + 32768 * 256), rows, weights), 16);
}

// Half of the pixels of two rows, each row mixed horizontally already: 16 bits a component.
static inline vec mixed_rows(vec top, vec bottom, vec weights) {
  vec even = along(_mm512_unpacklo_epi16(top, bottom), weights);
  vec odd = along(_mm512_unpackhi_epi16(top, bottom), weights);
  return _mm512_packs_epi32(even, odd);
}

// The bytes of two rows interleaved, of either half.
static inline vec lower_in_turn(vec a, vec b) { return _mm512_unpacklo_epi8(a, b); }
static inline vec upper_in_turn(vec a, vec b) { return _mm512_unpackhi_epi8(a, b); }
static inline vec packed(vec a, vec b) { return _mm512_packus_epi16(a, b); }

#include "WideShift.h"

#pragma clang attribute pop

#endif
