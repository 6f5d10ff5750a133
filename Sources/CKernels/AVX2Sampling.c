// Samples of pictures in AVX2, eight at a time.
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

// The bytes of two pixels taken in turn: left and right of each component.
typedef struct {
  // Pixels 0, 1, 4, 5, and 2, 3, 6, 7.
  __m256i first, second;
} neighbours;

// Eight pixels; a lane of 32 bits for each. The weight of the right ones is in byte 1 of `right`, of 255, and `one` has
// in its lower bytes, left and right, what is added to that. `rows` has the weights of the upper and the lower row, of
// 256, in its halves.
static inline __attribute__((always_inline)) __m256i mix8(
    neighbours above, neighbours below, __m256i right, __m256i one, __m256i rows) {
  const __m256i first = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5,
      0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
  const __m256i second = _mm256_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13,
      8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
  const __m256i byte1 = _mm256_set1_epi8(1), left = _mm256_set1_epi16(0x00FF);
  // 255 less the weight for the left one.
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

// Two pixels side by side, in all lanes of 64 bits.
static inline __m256i pair_at(const uint32_t *pixels, uint32_t place) {
  __m256i pairs;
  __asm__("vpbroadcastq %1, %0" : "=x"(pairs) : "m"(*(const uint64_t *)(pixels + place)));
  return pairs;
}

// Two pixels side by side, from each of four places.
static inline __m256i pairs(const uint32_t *pixels, const uint32_t *at, int a, int b, int c, int d) {
  const __m256i in_turn = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
      0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  // (Each spread over all lanes as it is loaded, and blended: of what moves lanes there is one unit only.)
  __m256i first = _mm256_blend_epi32(pair_at(pixels, at[a]), pair_at(pixels, at[b]), 0x0C);
  __m256i second = _mm256_blend_epi32(pair_at(pixels, at[c]), pair_at(pixels, at[d]), 0xC0);
  return _mm256_shuffle_epi8(_mm256_blend_epi32(first, second, 0xF0), in_turn);
}

static inline neighbours side_by_side(const uint32_t *pixels, const uint32_t *at) {
  return (neighbours){pairs(pixels, at, 0, 1, 4, 5), pairs(pixels, at, 2, 3, 6, 7)};
}

// A picture, ready to be sampled.
typedef struct {
  const uint32_t *pixels;
  int32_t stride;
  // A row's pixels in the lower half of each lane, 1 in the upper one.
  __m256i strides;
  // Rows in the lower halves, columns in the upper ones: of pixels which have all four neighbours in the picture, and
  // only points in them that are in the part that is looked at, the first one; and how many come after it.
  __m256i first, more;
  // The last pixel with one to its right, and with one below it.
  __m256i last_column, last_row;
  // The part that is looked at.
  __m256i left, top, right, bottom;
} source;

// The only row of a picture is its own next.
static inline source source_of(const pegbar_picture *picture) {
  const int32_t stride = picture->height > 1 ? picture->stride : 0;
  int32_t column, row, columns, rows;
  find_usual(picture->left, picture->right, &column, &columns);
  find_usual(picture->top, picture->bottom, &row, &rows);
  return (source){picture->pixels, stride, _mm256_set1_epi32(stride | 1 << 16),
      _mm256_set1_epi32((row & 0xFFFF) | (int32_t)((uint32_t)column << 16)),
      _mm256_set1_epi32(rows | columns << 16), _mm256_set1_epi32(picture->width - 2),
      _mm256_set1_epi32(picture->height > 1 ? picture->height - 2 : 0),
      _mm256_set1_epi32(picture->left), _mm256_set1_epi32(picture->top),
      _mm256_set1_epi32(picture->right), _mm256_set1_epi32(picture->bottom)};
}

static inline __m256i held8(__m256i x, __m256i least, __m256i most) {
  return _mm256_max_epi32(_mm256_min_epi32(x, most), least);
}

// Weights of the upper row and the lower one, whose is 0 … 256.
static inline __m256i row_weights(__m256i lower) {
  return _mm256_or_si256(
      _mm256_sub_epi32(_mm256_set1_epi32(256), lower), _mm256_slli_epi32(lower, 16));
}

// The pixels around eight points of which the upper left ones are in these rows, and columns in the upper halves.
static inline __attribute__((always_inline)) __m256i mixed_at(
    const source *from, __m256i pixels, __m256i right, __m256i one, __m256i rows) {
  _Alignas(32) uint32_t places[8];
  _mm256_store_si256((__m256i *)places, _mm256_madd_epi16(pixels, from->strides));
  // (From memory: to take them from the vector one by one is more work.)
  __asm__("" : "+m"(places));
  neighbours above = side_by_side(from->pixels, places);
  return mix8(above, side_by_side(from->pixels + from->stride, places), right, one, rows);
}

// The samples at eight points, of which some lie beyond the part, or on the last row or column: these lie between it
// and the one before, whose weight is none.
static __attribute__((noinline)) __m256i samples_at_edge(const source *from, __m256i s, __m256i t) {
  __m256i p = held8(_mm256_srai_epi32(s, 8), from->left, from->right);
  __m256i q = held8(_mm256_srai_epi32(t, 8), from->top, from->bottom);
  __m256i i = _mm256_min_epi32(_mm256_srli_epi32(p, 8), from->last_column);
  __m256i j = _mm256_min_epi32(_mm256_srli_epi32(q, 8), from->last_row);
  __m256i right = _mm256_sub_epi32(p, _mm256_slli_epi32(i, 8));
  __m256i lower = _mm256_sub_epi32(q, _mm256_slli_epi32(j, 8));
  // All of the right one is 255 of 256 and 1 more.
  __m256i is_all = _mm256_cmpgt_epi32(right, _mm256_set1_epi32(255));
  __m256i one = _mm256_xor_si256(
      _mm256_set1_epi32(0x001), _mm256_and_si256(is_all, _mm256_set1_epi32(0x101)));
  right = _mm256_slli_epi32(_mm256_add_epi32(right, is_all), 8);
  __m256i pixels = _mm256_or_si256(j, _mm256_slli_epi32(i, 16));
  return mixed_at(from, pixels, right, one, row_weights(lower));
}

// The samples at eight points, in 1/65536 of a pixel, of which 1/256 counts.
static inline __attribute__((always_inline)) __m256i samples(
    const source *from, __m256i s, __m256i t) {
  __m256i pixels = _mm256_blend_epi16(_mm256_srli_epi32(t, 16), s, 0xAA);
  __m256i beyond = _mm256_subs_epu16(_mm256_sub_epi16(pixels, from->first), from->more);
  if (!_mm256_testz_si256(beyond, beyond)) return samples_at_edge(from, s, t);
  __m256i lower = _mm256_and_si256(_mm256_srli_epi32(t, 8), _mm256_set1_epi32(255));
  return mixed_at(from, pixels, s, _mm256_set1_epi32(1), row_weights(lower));
}

// The positions of a row's first eight points, with what rounds them.
static inline __m256i first_positions(int64_t s, int64_t ds) {
  __m256i steps = _mm256_mullo_epi32(
      _mm256_set1_epi32((int32_t)ds), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  return _mm256_add_epi32(_mm256_set1_epi32((int32_t)(s + 128)), steps);
}

#include "VectorPicture.h"

// x · m + b.
static inline __m256d along_row(__m256d x, double m, double b) {
  return _mm256_add_pd(_mm256_mul_pd(x, _mm256_set1_pd(m)), _mm256_set1_pd(b));
}

// Four positions' whole parts, within limits. (Of what is not a number, max gives the second.)
static inline __m128i places4(__m256d positions, __m256d scales, double least, double most) {
  __m256d shifted = _mm256_sub_pd(_mm256_mul_pd(positions, scales), _mm256_set1_pd(127.5));
  __m256d low = _mm256_max_pd(shifted, _mm256_set1_pd(least));
  return _mm256_cvttpd_epi32(_mm256_min_pd(low, _mm256_set1_pd(most)));
}

// Four points of a row in perspective, and which of them are seen.
typedef struct {
  __m128i p, q, seen;
} sight4;

static inline sight4 sight_at(const pegbar_picture *picture, const pegbar_sight *sight, int32_t column) {
  const __m128i columns = _mm_add_epi32(_mm_set1_epi32(column), _mm_setr_epi32(0, 1, 2, 3));
  const __m256d x = _mm256_cvtepi32_pd(columns), w = along_row(x, sight->dw, sight->w);
  const __m256d scale = _mm256_div_pd(_mm256_set1_pd(256), w);
  const __m256d seen = _mm256_cmp_pd(w, _mm256_set1_pd(1e-12), _CMP_GT_OQ);
  const __m128 low = _mm_castpd_ps(_mm256_castpd256_pd128(seen));
  const __m128 high = _mm_castpd_ps(_mm256_extractf128_pd(seen, 1));
  return (sight4){
      places4(along_row(x, sight->ds, sight->s), scale, picture->left, picture->right),
      places4(along_row(x, sight->dt, sight->t), scale, picture->top, picture->bottom),
      _mm_castps_si128(_mm_shuffle_ps(low, high, 0x88))};
}

void pegbar_avx2_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  if (!is_usual(picture)) {
    pegbar_portable_sample_perspective(to, n, picture, sight, column);
    return;
  }
  const source from = source_of(picture);
  for (size_t i = 0; i < n; i += LANES) {
    const sight4 a = sight_at(picture, sight, column + (int32_t)i);
    const sight4 b = sight_at(picture, sight, column + (int32_t)i + 4);
    __m256i s = _mm256_slli_epi32(_mm256_set_m128i(b.p, a.p), 8);
    __m256i t = _mm256_slli_epi32(_mm256_set_m128i(b.q, a.q), 8);
    __m256i pixels = samples(&from, s, t);
    store(to + i, at_most_all(n - i), _mm256_and_si256(pixels, _mm256_set_m128i(b.seen, a.seen)));
  }
}

#pragma clang attribute pop

#endif
