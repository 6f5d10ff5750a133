// Samples of pictures in AVX-512, sixteen at a time.
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

// The same in each part of 128 bits.
static inline vec in_each(__m128i part) { return _mm512_broadcast_i32x4(part); }

// Keeps the compiler from making two instructions of a shuffle whose places it knows.
static inline vec unknown(vec places) {
  __asm__("" : "+v"(places));
  return places;
}

// Two pixels side by side, in all lanes of 64 bits.
static inline __m256i pair_at(const uint32_t *pixels) {
  __m256i pairs;
  __asm__("vpbroadcastq %1, %0" : "=x"(pairs) : "m"(*(const uint64_t *)pixels));
  return pairs;
}

// The pixels around two points: of each, two of the upper row and two of the lower one.
static inline __m256i around2(const uint32_t *above, const uint32_t *below, uint32_t a, uint32_t b) {
  // (Each pair spread over all lanes as it is loaded, and blended: of what moves lanes there is one unit only.)
  __m256i first = _mm256_blend_epi32(pair_at(above + a), pair_at(below + a), 0x0C);
  __m256i second = _mm256_blend_epi32(pair_at(above + b), pair_at(below + b), 0xC0);
  return _mm256_blend_epi32(first, second, 0xF0);
}

// The pixels around four of sixteen points, less 128.
static inline vec around4(const uint32_t *above, const uint32_t *below, const uint32_t *at) {
  __m256i low = around2(above, below, at[0], at[4]), high = around2(above, below, at[8], at[12]);
  return xor(_mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1), set32(0x80808080));
}

// How sixteen points mix what is around them; a lane of 32 bits for each.
typedef struct {
  // 255 less the weight of the left ones, and the weight of the right ones; and what is added to these.
  vec most, one;
  // The weights of the upper and the lower row, of 256, in the halves.
  vec rows;
} weights;

// What four of sixteen points mix, in byte 2 of each component's 32 bits.
static inline __attribute__((always_inline)) vec mix4(vec around, const weights *by, int point) {
  // Of each component: upper left, upper right, lower left, lower right.
  const vec components =
      in_each(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  const vec two = in_each(_mm_set1_epi16((short)(4 * point | (4 * point + 1) << 8)));
  const vec left_and_right = _mm512_shuffle_epi8(around, unknown(components));
  const vec most = _mm512_maddubs_epi16(_mm512_shuffle_epi8(by->most, unknown(two)), left_and_right);
  const vec one = _mm512_maddubs_epi16(_mm512_shuffle_epi8(by->one, two), left_and_right);
  const vec rows = _mm512_shuffle_epi8(by->rows, in_each(_mm_set1_epi32(0x03020100 + 0x04040404 * point)));
  // What rounds, and the 128 that each pixel is short of.
  const vec more = set32(32768 + (128 << 16));
  return _mm512_dpwssd_epi32(more, add16(most, one), rows);
}

// The upper halves of 32 bits in turn.
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

// A picture, ready to be sampled.
typedef struct {
  const uint32_t *pixels;
  int32_t stride;
  // A row's pixels in the lower half of each lane, 1 in the upper one.
  vec strides;
  // Rows in the lower halves, columns in the upper ones: of pixels which have all four neighbours in the picture, and
  // only points in them that are in the part that is looked at, the first one; and how many come after it.
  vec first, more;
  // The last pixel with one to its right, and with one below it.
  int32_t last_column, last_row;
  // The part that is looked at.
  int32_t left, top, right, bottom;
} source;

// The only row of a picture is its own next.
static inline source source_of(const pegbar_picture *picture) {
  const int32_t stride = picture->height > 1 ? picture->stride : 0;
  int32_t column, row, columns, rows;
  find_usual(picture->left, picture->right, &column, &columns);
  find_usual(picture->top, picture->bottom, &row, &rows);
  return (source){picture->pixels, stride, _mm512_set1_epi32(stride | 1 << 16),
      _mm512_set1_epi32((row & 0xFFFF) | (int32_t)((uint32_t)column << 16)),
      _mm512_set1_epi32(rows | columns << 16), picture->width - 2,
      picture->height > 1 ? picture->height - 2 : 0,
      picture->left, picture->top, picture->right, picture->bottom};
}

static inline vec held16(vec x, int32_t least, int32_t most) {
  return _mm512_max_epi32(_mm512_min_epi32(x, _mm512_set1_epi32(most)), _mm512_set1_epi32(least));
}

// The pixels around points of which the upper left ones are in these rows, and columns in the upper halves.
static inline __attribute__((always_inline)) vec mixed_at(const source *from, vec pixels, const weights *by) {
  _Alignas(64) uint32_t places[16];
  const vec at = _mm512_madd_epi16(pixels, from->strides);
  __m256i low = _mm512_castsi512_si256(at), high = _mm512_extracti64x4_epi64(at, 1);
  // (In halves: what is stored in one piece of 512 bits is slow to come back in pieces.)
  __asm__("" : "+x"(low), "+x"(high));
  _mm256_store_si256((__m256i *)places, low);
  _mm256_store_si256((__m256i *)(places + 8), high);
  __asm__("" : "+m"(places));
  return mix16(from->pixels, from->pixels + from->stride, places, by);
}

// 255 − w and w, of a weight in byte 1. (0x4E: where the mask is set what is not in the first, else the second.)
static inline vec most_of(vec right) {
  return _mm512_ternarylogic_epi32(_mm512_srli_epi32(right, 8), right, set32(0xFF), 0x4E);
}

// The samples at points of which some lie beyond the part, or on the last row or column: these lie between it
// and the one before, whose weight is none.
static __attribute__((noinline)) vec samples_at_edge(const source *from, vec s, vec t) {
  vec p = held16(_mm512_srai_epi32(s, 8), from->left, from->right);
  vec q = held16(_mm512_srai_epi32(t, 8), from->top, from->bottom);
  vec i = _mm512_min_epi32(_mm512_srli_epi32(p, 8), _mm512_set1_epi32(from->last_column));
  vec j = _mm512_min_epi32(_mm512_srli_epi32(q, 8), _mm512_set1_epi32(from->last_row));
  vec right = _mm512_sub_epi32(p, left32_by_8(i)), lower = _mm512_sub_epi32(q, left32_by_8(j));
  // All of the right one is 255 of 256 and 1 more.
  const __mmask16 is_all = _mm512_cmpgt_epi32_mask(right, set32(255));
  const weights by = {
      .most = most_of(_mm512_mask_blend_epi32(is_all, left32_by_8(right), set32(0xFF00))),
      .one = _mm512_mask_blend_epi32(is_all, set32(0x001), set32(0x100)),
      .rows = or(_mm512_sub_epi32(set32(256), lower), left32_by_16(lower)),
  };
  return mixed_at(from, or(j, left32_by_16(i)), &by);
}

// The samples at points, in 1/65536 of a pixel, of which 1/256 counts.
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

// The positions of a row's first points, with what rounds them.
static inline vec first_positions(int64_t s, int64_t ds) {
  const vec numbers = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  vec steps = _mm512_mullo_epi32(_mm512_set1_epi32((int32_t)ds), numbers);
  return add32(_mm512_set1_epi32((int32_t)(s + 128)), steps);
}

#include "VectorPicture.h"

// x · m + b.
static inline __m512d along_row(__m512d x, double m, double b) {
  return _mm512_add_pd(_mm512_mul_pd(x, _mm512_set1_pd(m)), _mm512_set1_pd(b));
}

// Eight positions' whole parts, within limits. (Of what is not a number, max gives the second.)
static inline __m256i places8(__m512d positions, __m512d scales, double least, double most) {
  __m512d shifted = _mm512_sub_pd(_mm512_mul_pd(positions, scales), _mm512_set1_pd(127.5));
  __m512d low = _mm512_max_pd(shifted, _mm512_set1_pd(least));
  return _mm512_cvttpd_epi32(_mm512_min_pd(low, _mm512_set1_pd(most)));
}

// Eight points of a row in perspective, and which of them are seen.
typedef struct {
  __m256i p, q;
  __mmask8 seen;
} sight8;

static inline sight8 sight_at(const pegbar_picture *picture, const pegbar_sight *sight, int32_t column) {
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i columns = _mm256_add_epi32(_mm256_set1_epi32(column), numbers);
  const __m512d x = _mm512_cvtepi32_pd(columns), w = along_row(x, sight->dw, sight->w);
  const __m512d scale = _mm512_div_pd(_mm512_set1_pd(256), w);
  return (sight8){
      places8(along_row(x, sight->ds, sight->s), scale, picture->left, picture->right),
      places8(along_row(x, sight->dt, sight->t), scale, picture->top, picture->bottom),
      _mm512_cmp_pd_mask(w, _mm512_set1_pd(1e-12), _CMP_GT_OQ)};
}

static inline vec both_eights(__m256i first, __m256i second) {
  return _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1);
}

void pegbar_avx512_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  if (!is_usual(picture)) {
    pegbar_portable_sample_perspective(to, n, picture, sight, column);
    return;
  }
  const source from = source_of(picture);
  for (size_t i = 0; i < n; i += LANES) {
    const sight8 a = sight_at(picture, sight, column + (int32_t)i);
    const sight8 b = sight_at(picture, sight, column + (int32_t)i + 8);
    vec pixels = samples(&from, left32_by_8(both_eights(a.p, b.p)), left32_by_8(both_eights(a.q, b.q)));
    const __mmask16 seen = (__mmask16)(a.seen | b.seen << 8);
    store(to + i, at_most_all(n - i), _mm512_maskz_mov_epi32(seen, pixels));
  }
}

#pragma clang attribute pop

#endif
