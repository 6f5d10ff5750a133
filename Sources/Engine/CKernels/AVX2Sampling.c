// Bilinear samples of pictures in AVX2, eight at a time.
#include "Quad.h"
#include "Sampling.h"

#ifdef __x86_64__

#include "AVX2Mix.h"
#include "AVX2Float.h"

#define VARIANT(name) pegbar_avx2_##name

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "VectorArithmetic.h"

#include "VectorQuad.h"

#include "WideSource.h"

// The bytes of two pixels interleaved: left and right of each component.
typedef struct {
  // Pixels 0, 1, 4, 5, and 2, 3, 6, 7.
  __m256i first, second;
} neighbors;

// Mixes eight pixels; a lane of 32 bits for each. Byte 1 of `right` has the weight of the right pixels, in 1/255. The
// lower bytes of `one` (left, right) have what is added to the weights, so that they sum to 256. The halves of `rows`
// have the weights of the upper and the lower row, in 1/256.
static inline __attribute__((always_inline)) __m256i mix8(
    neighbors above, neighbors below, __m256i right, __m256i one, __m256i rows) {
  const __m256i first = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5,
      0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
  const __m256i second = _mm256_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13,
      8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
  const __m256i byte1 = _mm256_set1_epi8(1), left = _mm256_set1_epi16(0x00FF);
  // 255 less the weight of the right pixels, which is the left pixels' weight.
  __m256i most = _mm256_xor_si256(_mm256_shuffle_epi8(right, _mm256_or_si256(first, byte1)), left);
  __m256i rest = _mm256_shuffle_epi8(one, first);
  __m256i a = mix4_any(across_any(above.first, most, rest), across_any(below.first, most, rest),
      _mm256_shuffle_epi32(rows, 0x00), _mm256_shuffle_epi32(rows, 0x55));
  most = _mm256_xor_si256(_mm256_shuffle_epi8(right, _mm256_or_si256(second, byte1)), left);
  rest = _mm256_shuffle_epi8(one, second);
  __m256i b = mix4_any(across_any(above.second, most, rest), across_any(below.second, most, rest),
      _mm256_shuffle_epi32(rows, 0xAA), _mm256_shuffle_epi32(rows, 0xFF));
  return _mm256_xor_si256(_mm256_packs_epi16(a, b), _mm256_set1_epi8((char)0x80));
}

// Two adjacent pixels from each of four places.
static inline __m256i pairs(const uint32_t *pixels, const uint32_t *at, int a, int b, int c, int d) {
  const __m256i in_turn = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
      0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  __m256i first = _mm256_blend_epi32(pair_at(pixels + at[a]), pair_at(pixels + at[b]), 0x0C);
  __m256i second = _mm256_blend_epi32(pair_at(pixels + at[c]), pair_at(pixels + at[d]), 0xC0);
  return _mm256_shuffle_epi8(_mm256_blend_epi32(first, second, 0xF0), in_turn);
}

static inline neighbors side_by_side(const uint32_t *pixels, const uint32_t *at) {
  return (neighbors){pairs(pixels, at, 0, 1, 4, 5), pairs(pixels, at, 2, 3, 6, 7)};
}

static inline __m256i held8(__m256i x, int32_t least, int32_t most) {
  return _mm256_max_epi32(_mm256_min_epi32(x, _mm256_set1_epi32(most)), _mm256_set1_epi32(least));
}

// The weights of the upper and the lower row, in 16 bits each; that of the lower one is 0 … 256.
static inline __m256i row_weights(__m256i lower) {
  return _mm256_or_si256(
      _mm256_sub_epi32(_mm256_set1_epi32(256), lower), _mm256_slli_epi32(lower, 16));
}

// The mixed pixels at eight points. The halves of `pixels` have the row (lower) and the column (upper) of the upper
// left one.
static inline __attribute__((always_inline)) __m256i mixed_at(
    const source *from, __m256i pixels, __m256i right, __m256i one, __m256i rows) {
  _Alignas(32) uint32_t places[8];
  _mm256_store_si256((__m256i *)places, _mm256_madd_epi16(pixels, from->strides));
  // The places are read from memory: extracting the lanes one by one is more work.
  __asm__("" : "+m"(places));
  neighbors above = side_by_side(from->pixels, places);
  return mix8(above, side_by_side(from->pixels + from->stride, places), right, one, rows);
}

// The samples at eight points, some of which may lie outside the part, or on the last row or column: these are mixed
// between it and the one before, whose weight is 0.
static inline __attribute__((always_inline)) __m256i held_samples(
    const source *from, __m256i s, __m256i t) {
  __m256i p = held8(_mm256_srai_epi32(s, 8), from->left, from->right);
  __m256i q = held8(_mm256_srai_epi32(t, 8), from->top, from->bottom);
  __m256i i = _mm256_min_epi32(_mm256_srli_epi32(p, 8), _mm256_set1_epi32(from->last_column));
  __m256i j = _mm256_min_epi32(_mm256_srli_epi32(q, 8), _mm256_set1_epi32(from->last_row));
  __m256i right = _mm256_sub_epi32(p, _mm256_slli_epi32(i, 8));
  __m256i lower = _mm256_sub_epi32(q, _mm256_slli_epi32(j, 8));
  // A full weight of the right pixel is 255, and 1 more that is added.
  __m256i is_all = _mm256_cmpgt_epi32(right, _mm256_set1_epi32(255));
  __m256i one = _mm256_xor_si256(
      _mm256_set1_epi32(0x001), _mm256_and_si256(is_all, _mm256_set1_epi32(0x101)));
  right = _mm256_slli_epi32(_mm256_add_epi32(right, is_all), 8);
  __m256i pixels = _mm256_or_si256(j, _mm256_slli_epi32(i, 16));
  return mixed_at(from, pixels, right, one, row_weights(lower));
}

static __attribute__((noinline)) __m256i samples_at_edge(const source *from, __m256i s, __m256i t) {
  return held_samples(from, s, t);
}

// The samples at eight points, in 1/65536 of a pixel, truncated to 1/256.
static inline __attribute__((always_inline)) __m256i samples(
    const source *from, __m256i s, __m256i t) {
  __m256i pixels = _mm256_blend_epi16(_mm256_srli_epi32(t, 16), s, 0xAA);
  __m256i beyond = _mm256_subs_epu16(_mm256_sub_epi16(pixels, from->first), from->more);
  if (!_mm256_testz_si256(beyond, beyond)) return samples_at_edge(from, s, t);
  __m256i lower = _mm256_and_si256(_mm256_srli_epi32(t, 8), _mm256_set1_epi32(255));
  return mixed_at(from, pixels, s, _mm256_set1_epi32(1), row_weights(lower));
}

// The positions of a row's first eight points, with the rounding term.
static inline __m256i first_positions(int64_t s, int64_t ds) {
  __m256i steps = _mm256_mullo_epi32(
      _mm256_set1_epi32((int32_t)ds), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  return _mm256_add_epi32(_mm256_set1_epi32((int32_t)(s + 128)), steps);
}

#include "AVX2Squares.h"

#include "VectorTintedQuad.h"

#include "VectorPicture.h"

#pragma clang attribute pop

#endif
