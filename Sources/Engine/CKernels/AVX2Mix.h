// Bilinear mixing in AVX2, exactly: two bytes by weights that sum to 256 fit 16 bits with a sign when 128 is subtracted
// from each byte; and two such sums by weights of 256 together, in 32 bits, are one multiply-add.
#include "AVX2Vector.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// left · (256 − w) + right · w − 32 768, in 16 bits with a sign. The weights are bytes, 256 − w and w, neither of them
// 256.
static inline __m256i across(__m256i pairs, __m256i weights) {
  return _mm256_maddubs_epi16(weights, _mm256_xor_si256(pairs, _mm256_set1_epi8((char)0x80)));
}

// (upper · (256 − w) + lower · w + 32 768) / 65 536 in 32 bits, of interleaved sums less 32 768.
static inline __m256i along(__m256i rows, __m256i weights) {
  const __m256i half = _mm256_set1_epi32(32768 + 32768 * 256);
  return _mm256_srli_epi32(_mm256_add_epi32(_mm256_madd_epi16(rows, weights), half), 16);
}

// Four of eight pixels of two rows, each row mixed horizontally already: 16 bits a component.
static inline __m256i mix4(__m256i top, __m256i bottom, __m256i weights) {
  __m256i even = along(_mm256_unpacklo_epi16(top, bottom), weights);
  __m256i odd = along(_mm256_unpackhi_epi16(top, bottom), weights);
  return _mm256_packs_epi32(even, odd);
}

// As `across`, for all weights, and 128 more: the weights are 255 − w and w, and the one that is missing from 256 is
// added separately, to either side.
static inline __m256i across_any(__m256i pairs, __m256i most, __m256i one) {
  __m256i centered = _mm256_xor_si256(pairs, _mm256_set1_epi8((char)0x80));
  return _mm256_add_epi16(_mm256_maddubs_epi16(most, centered), _mm256_maddubs_epi16(pairs, one));
}

// `mix4` of these sums, less 128: the 128 that they have more is the half that rounds the result.
static inline __m256i mix4_any(__m256i top, __m256i bottom, __m256i even_rows, __m256i odd_rows) {
  __m256i even = _mm256_madd_epi16(_mm256_unpacklo_epi16(top, bottom), even_rows);
  __m256i odd = _mm256_madd_epi16(_mm256_unpackhi_epi16(top, bottom), odd_rows);
  return _mm256_packs_epi32(_mm256_srai_epi32(even, 16), _mm256_srai_epi32(odd, 16));
}

#pragma clang attribute pop
