// Bilinear mixing in SSE2, exactly: two bytes by weights that sum to 256 fit 16 bits with a sign when 32 768 is
// subtracted; and two such sums by weights of 256 together, in 32 bits, are one multiply-add.
#include "SSE2Vector.h"

// left · (256 − w) + right · w − 32 768 of components in 16 bits.
static inline __m128i across(__m128i left, __m128i right, __m128i left_weights, __m128i weights) {
  __m128i sum = _mm_add_epi16(_mm_mullo_epi16(left, left_weights), _mm_mullo_epi16(right, weights));
  return _mm_xor_si128(sum, _mm_set1_epi16((short)0x8000));
}

// (upper · (256 − w) + lower · w + 32 768) / 65 536 in 32 bits, of interleaved sums less 32 768.
static inline __m128i along(__m128i rows, __m128i weights) {
  const __m128i half = _mm_set1_epi32(32768 + 32768 * 256);
  return _mm_srli_epi32(_mm_add_epi32(_mm_madd_epi16(rows, weights), half), 16);
}

// Two pixels of two rows, each row mixed horizontally already: 16 bits a component. Each pixel has its own weights.
static inline __m128i mix2(__m128i top, __m128i bottom, __m128i first_rows, __m128i second_rows) {
  __m128i first = along(_mm_unpacklo_epi16(top, bottom), first_rows);
  return _mm_packs_epi32(first, along(_mm_unpackhi_epi16(top, bottom), second_rows));
}
