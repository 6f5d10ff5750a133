// Rows shifted by a fraction of a pixel, in SSE2.
#include "Variants.h"

#ifdef __x86_64__

#include "SSE2Mix.h"

// Four pixels of one row mixed with their right neighbors, in two pairs.
typedef struct {
  __m128i first, second;
} halves;

static inline halves mixed(const uint32_t *row, size_t k, uint32_t right) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i weights = _mm_set1_epi16((short)right);
  const __m128i left_weights = _mm_set1_epi16((short)(256 - right));
  __m128i a = load(row, k), b = right ? load(row + 1, k) : zero;
  return (halves){
      across(_mm_unpacklo_epi8(a, zero), _mm_unpacklo_epi8(b, zero), left_weights, weights),
      across(_mm_unpackhi_epi8(a, zero), _mm_unpackhi_epi8(b, zero), left_weights, weights),
  };
}

void pegbar_sse2_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below) {
  const __m128i rows = _mm_set1_epi32((int)((256 - below) | below << 16));
  for (size_t i = 0; i < n; i += LANES) {
    size_t k = at_most_all(n - i);
    halves top = mixed(row0 + i, k, right);
    halves bottom = below ? mixed(row1 + i, k, right) : top;
    __m128i first = mix2(top.first, bottom.first, rows, rows);
    __m128i second = mix2(top.second, bottom.second, rows, rows);
    store(to + i, k, _mm_packus_epi16(first, second));
  }
}

#endif
