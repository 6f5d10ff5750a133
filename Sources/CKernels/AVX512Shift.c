// Rows moved by a fraction of a pixel, in AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#include "AVX512Vector.h"

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

// left · (256 − w) + right · w − 32 768, in 16 bits with a sign. The weights are bytes, 256 − w and w, of
// which neither is 256.
static inline vec across(vec pairs, vec weights) {
  return _mm512_maddubs_epi16(weights, xor(pairs, set32(0x80808080)));
}

// (upper · (256 − w) + lower · w + 32 768) / 65 536 in 32 bits, of sums less 32 768 taken in turn.
static inline vec along(vec rows, vec weights) {
  return _mm512_srli_epi32(_mm512_dpwssd_epi32(set32(32768 + 32768 * 256), rows, weights), 16);
}

// Half of the pixels of two rows, each mixed across already: 16 bits a component.
static inline vec mix(vec top, vec bottom, vec weights) {
  vec even = along(_mm512_unpacklo_epi16(top, bottom), weights);
  vec odd = along(_mm512_unpackhi_epi16(top, bottom), weights);
  return _mm512_packs_epi32(even, odd);
}

// Sixteen pixels of one row mixed with their right neighbours, eight and eight.
typedef struct {
  vec first, second;
} halves;

// Without a weight on the right, a pixel is its own neighbour.
static inline halves mixed(const uint32_t *row, size_t k, vec weights, int has_right) {
  vec left = load(row, k), right = has_right ? load(row + 1, k) : left;
  return (halves){across(_mm512_unpacklo_epi8(left, right), weights),
      across(_mm512_unpackhi_epi8(left, right), weights)};
}

static inline __attribute__((always_inline)) void shift(uint32_t *to, const uint32_t *row0,
    const uint32_t *row1, size_t n, uint32_t right, uint32_t below, int has_right, int has_below) {
  const uint32_t weight = has_right ? right : 1;
  const vec columns = set16((uint16_t)((256 - weight) | weight << 8));
  const vec rows = set32((256 - below) | below << 16);
  for (size_t i = 0; i < n; i += LANES) {
    size_t k = at_most_all(n - i);
    halves top = mixed(row0 + i, k, columns, has_right);
    halves bottom = has_below ? mixed(row1 + i, k, columns, has_right) : top;
    vec first = mix(top.first, bottom.first, rows);
    vec second = mix(top.second, bottom.second, rows);
    store(to + i, k, _mm512_packus_epi16(first, second));
  }
}

void pegbar_avx512_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
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
