// Bilinear samples of pictures in AVX-512, sixteen at a time.
#include "Quad.h"
#include "Sampling.h"

#ifdef __x86_64__

#include "AVX512Vector.h"
#include "AVX512Float.h"

#define VARIANT(name) pegbar_avx512_##name

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "VectorArithmetic.h"

#include "VectorQuad.h"

#include "WideSource.h"

// The same 128 bits in each quarter of a vector.
static inline vec in_each(__m128i part) { return _mm512_broadcast_i32x4(part); }

// Keeps the compiler from splitting a shuffle with known indices into two instructions.
static inline vec unknown(vec places) {
  __asm__("" : "+v"(places));
  return places;
}

// The four pixels around each of two points: two of the upper row and two of the lower one.
static inline __m256i around2(const uint32_t *above, const uint32_t *below, uint32_t a, uint32_t b) {
  __m256i first = _mm256_blend_epi32(pair_at(above + a), pair_at(below + a), 0x0C);
  __m256i second = _mm256_blend_epi32(pair_at(above + b), pair_at(below + b), 0xC0);
  return _mm256_blend_epi32(first, second, 0xF0);
}

// The pixels around four of sixteen points, less 128.
static inline vec around4(const uint32_t *above, const uint32_t *below, const uint32_t *at) {
  __m256i low = around2(above, below, at[0], at[4]), high = around2(above, below, at[8], at[12]);
  return xor(_mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1), set32(0x80808080));
}

// The weights of sixteen points; a lane of 32 bits for each.
typedef struct {
  // 255 less the weight of the right ones, and that weight; and the part that is added to make 256.
  vec most, one;
  // The weights of the upper and the lower row, in 1/256, in the halves.
  vec rows;
} weights;

// The mixed pixels of four of sixteen points, in byte 2 of each component's 32 bits.
static inline __attribute__((always_inline)) vec mix4(vec around, const weights *by, int point) {
  // Of each component: upper left, upper right, lower left, lower right.
  const vec components =
      in_each(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  const vec two = in_each(_mm_set1_epi16((short)(4 * point | (4 * point + 1) << 8)));
  const vec left_and_right = _mm512_shuffle_epi8(around, unknown(components));
  const vec most = _mm512_maddubs_epi16(_mm512_shuffle_epi8(by->most, unknown(two)), left_and_right);
  const vec one = _mm512_maddubs_epi16(_mm512_shuffle_epi8(by->one, two), left_and_right);
  const vec rows = _mm512_shuffle_epi8(by->rows, in_each(_mm_set1_epi32(0x03020100 + 0x04040404 * point)));
  // The rounding term, and the 128 that was subtracted from each component.
  const vec more = set32(32768 + (128 << 16));
  return _mm512_dpwssd_epi32(more, add16(most, one), rows);
}

// The upper halves of 32 bits, interleaved.
static inline vec upper_halves(vec a, vec b) {
  // (0xF8: the first, or the second where the mask is set.)
  return _mm512_ternarylogic_epi32(_mm512_srli_epi32(a, 16), b, set32(0xFFFF0000), 0xF8);
}

static inline __attribute__((always_inline)) vec mix16(
    const uint32_t *above, const uint32_t *below, const uint32_t *at, const weights *by) {
  vec a = mix4(around4(above, below, at), by, 0), b = mix4(around4(above, below, at + 1), by, 1);
  vec c = mix4(around4(above, below, at + 2), by, 2), d = mix4(around4(above, below, at + 3), by, 3);
  const __m128i in_turn = _mm_setr_epi8(0, 2, 4, 6, 1, 3, 5, 7, 8, 10, 12, 14, 9, 11, 13, 15);
  return _mm512_shuffle_epi8(_mm512_packus_epi16(upper_halves(a, b), upper_halves(c, d)), in_each(in_turn));
}

static inline vec held16(vec x, int32_t least, int32_t most) {
  return _mm512_max_epi32(_mm512_min_epi32(x, _mm512_set1_epi32(most)), _mm512_set1_epi32(least));
}

// The mixed pixels at sixteen points. The halves of `pixels` have the row (lower) and the column (upper) of the upper
// left one.
static inline __attribute__((always_inline)) vec mixed_at(const source *from, vec pixels, const weights *by) {
  _Alignas(64) uint32_t places[16];
  const vec at = _mm512_madd_epi16(pixels, from->strides);
  __m256i low = _mm512_castsi512_si256(at), high = _mm512_extracti64x4_epi64(at, 1);
  // (In halves: 512 bits that are stored at once are slow to load in parts.)
  __asm__("" : "+x"(low), "+x"(high));
  _mm256_store_si256((__m256i *)places, low);
  _mm256_store_si256((__m256i *)(places + 8), high);
  __asm__("" : "+m"(places));
  return mix16(from->pixels, from->pixels + from->stride, places, by);
}

// 255 − w and w, of a weight in byte 1. (0x4E: where the mask is set the complement of the first operand, else the
// second.)
static inline vec most_of(vec right) {
  return _mm512_ternarylogic_epi32(_mm512_srli_epi32(right, 8), right, set32(0xFF), 0x4E);
}

// The samples at points some of which may lie outside the part, or on the last row or column: these are mixed between
// it and the one before, whose weight is 0.
static inline __attribute__((always_inline)) vec held_samples(const source *from, vec s, vec t) {
  vec p = held16(_mm512_srai_epi32(s, 8), from->left, from->right);
  vec q = held16(_mm512_srai_epi32(t, 8), from->top, from->bottom);
  vec i = _mm512_min_epi32(_mm512_srli_epi32(p, 8), _mm512_set1_epi32(from->last_column));
  vec j = _mm512_min_epi32(_mm512_srli_epi32(q, 8), _mm512_set1_epi32(from->last_row));
  vec right = _mm512_sub_epi32(p, left32_by_8(i)), lower = _mm512_sub_epi32(q, left32_by_8(j));
  // A full weight of the right pixel is 255, and 1 more that is added.
  const __mmask16 is_all = _mm512_cmpgt_epi32_mask(right, set32(255));
  const weights by = {
      .most = most_of(_mm512_mask_blend_epi32(is_all, left32_by_8(right), set32(0xFF00))),
      .one = _mm512_mask_blend_epi32(is_all, set32(0x001), set32(0x100)),
      .rows = or(_mm512_sub_epi32(set32(256), lower), left32_by_16(lower)),
  };
  return mixed_at(from, or(j, left32_by_16(i)), &by);
}

static __attribute__((noinline)) vec samples_at_edge(const source *from, vec s, vec t) {
  return held_samples(from, s, t);
}

// The samples at points, in 1/65536 of a pixel, truncated to 1/256.
static inline __attribute__((always_inline)) vec samples(const source *from, vec s, vec t) {
  vec pixels = upper_halves(t, s);
  vec beyond = _mm512_subs_epu16(sub16(pixels, from->first), from->more);
  if (__builtin_expect(!is_clear(beyond), 0)) return samples_at_edge(from, s, t);
  const __m128i byte1 = _mm_setr_epi8(1, -1, 1, -1, 5, -1, 5, -1, 9, -1, 9, -1, 13, -1, 13, -1);
  vec lower = _mm512_shuffle_epi8(t, in_each(byte1));
  const weights by = {.most = most_of(s), .one = set32(1),
      .rows = _mm512_mask_sub_epi16(lower, 0x55555555, set16(256), lower)};
  return mixed_at(from, pixels, &by);
}

// The positions of a row's first points, with the rounding term.
static inline vec first_positions(int64_t s, int64_t ds) {
  const vec numbers = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  vec steps = _mm512_mullo_epi32(_mm512_set1_epi32((int32_t)ds), numbers);
  return add32(_mm512_set1_epi32((int32_t)(s + 128)), steps);
}

// (Squares are not used.)
static inline components components_at(const source *from, const pegbar_square *squares, vec s, vec t) {
  (void)squares;
  return split(held_samples(from, s, t));
}

#include "VectorTintedQuad.h"

#include "VectorPicture.h"

#pragma clang attribute pop

#endif
