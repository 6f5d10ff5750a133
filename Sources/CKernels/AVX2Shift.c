// Rows moved by a fraction of a pixel, in AVX2.
#include "Variants.h"

#ifdef __x86_64__

#include "AVX2Mix.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// Eight pixels of one row mixed with their right neighbours, four and four.
typedef struct {
  __m256i first, second;
} halves;

// Without a weight on the right, a pixel is its own neighbour.
static inline halves mixed(const uint32_t *row, size_t k, __m256i weights, int has_right) {
  __m256i left = load(row, k), right = has_right ? load(row + 1, k) : left;
  return (halves){across(_mm256_unpacklo_epi8(left, right), weights),
      across(_mm256_unpackhi_epi8(left, right), weights)};
}

static inline __attribute__((always_inline)) void shift(uint32_t *to, const uint32_t *row0,
    const uint32_t *row1, size_t n, uint32_t right, uint32_t below, int has_right, int has_below) {
  const uint32_t weight = has_right ? right : 1;
  const __m256i columns = _mm256_set1_epi16((short)((256 - weight) | weight << 8));
  const __m256i rows = _mm256_set1_epi32((int)((256 - below) | below << 16));
  for (size_t i = 0; i < n; i += LANES) {
    size_t k = at_most_all(n - i);
    halves top = mixed(row0 + i, k, columns, has_right);
    halves bottom = has_below ? mixed(row1 + i, k, columns, has_right) : top;
    __m256i first = mix4(top.first, bottom.first, rows, rows);
    __m256i second = mix4(top.second, bottom.second, rows, rows);
    store(to + i, k, _mm256_packus_epi16(first, second));
  }
}

void pegbar_avx2_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below) {
  if (right && below) {
    shift(to, row0, row1, n, right, below, 1, 1);
  } else if (right) {
    shift(to, row0, row1, n, right, below, 1, 0);
  } else if (below) {
    shift(to, row0, row1, n, right, below, 0, 1);
  } else if (n) {
    memcpy(to, row0, n * sizeof *to);
  }
}

#pragma clang attribute pop

#endif
