// Bilinear samples of pictures in SSE2: places one at a time, positions and mixing four at a time.
#include "Quad.h"
#include "Sampling.h"

#ifdef __x86_64__

#include "SSE2Mix.h"
#include "SSE2Float.h"

#define VARIANT(name) pegbar_sse2_##name

#include "VectorArithmetic.h"

#include "VectorQuad.h"

// Two pixels' components in 16 bits: the left one's and the right one's.
static inline __m128i widened(__m128i pair) { return _mm_unpacklo_epi8(pair, _mm_setzero_si128()); }

// The two rows' pairs at a point, in 16 bits a component.
typedef struct {
  __m128i above, below;
} square;

// (A pixel of the last row or column is its own neighbor, whose weight is 0.)
static inline square square_at(const pegbar_picture *from, int32_t i, int32_t j) {
  const uint32_t *row0 = from->pixels + (ptrdiff_t)j * from->stride + i;
  const uint32_t *row1 = j < from->height - 1 ? row0 + from->stride : row0;
  if (i < from->width - 1) {
    return (square){widened(_mm_loadl_epi64((const __m128i *)row0)),
        widened(_mm_loadl_epi64((const __m128i *)row1))};
  }
  return (square){widened(_mm_set1_epi32((int)*row0)), widened(_mm_set1_epi32((int)*row1))};
}

// Mixes the pairs of two rows horizontally: the left weights of one pixel and of the other, then the right ones.
static inline __m128i mixed(__m128i a, __m128i b, __m128i left_weights, __m128i weights) {
  return across(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b), left_weights, weights);
}

// The samples at two points; `right` has their weights in all 16-bit lanes of each pixel, `rows` of the
// first and the second pixel in all 32-bit lanes.
static inline __m128i sampled(
    const pegbar_picture *from, const int32_t *i, const int32_t *j, __m128i right, __m128i first, __m128i second) {
  square a = square_at(from, i[0], j[0]), b = square_at(from, i[1], j[1]);
  __m128i left = _mm_sub_epi16(_mm_set1_epi16(256), right);
  return mix2(mixed(a.above, b.above, left, right), mixed(a.below, b.below, left, right), first, second);
}

// The samples at four points within the part that is shown, in 1/256 of a pixel.
static inline __m128i samples_within(const pegbar_picture *from, __m128i p, __m128i q) {
  const __m128i byte = _mm_set1_epi32(255);
  _Alignas(16) int32_t is[4], js[4];
  _mm_store_si128((__m128i *)is, _mm_srli_epi32(p, 8));
  _mm_store_si128((__m128i *)js, _mm_srli_epi32(q, 8));
  __m128i right = _mm_and_si128(p, byte), lower = _mm_and_si128(q, byte);
  __m128i lanes = _mm_or_si128(right, _mm_slli_epi32(right, 16));
  __m128i rows = _mm_or_si128(_mm_sub_epi32(_mm_set1_epi32(256), lower), _mm_slli_epi32(lower, 16));
  __m128i a = sampled(from, is, js, _mm_unpacklo_epi32(lanes, lanes),
      _mm_shuffle_epi32(rows, 0x00), _mm_shuffle_epi32(rows, 0x55));
  __m128i b = sampled(from, is + 2, js + 2, _mm_unpackhi_epi32(lanes, lanes),
      _mm_shuffle_epi32(rows, 0xAA), _mm_shuffle_epi32(rows, 0xFF));
  return _mm_packus_epi16(a, b);
}

// a where the mask is set, b elsewhere.
static inline __m128i chosen(__m128i mask, __m128i a, __m128i b) {
  return _mm_or_si128(_mm_and_si128(mask, a), _mm_andnot_si128(mask, b));
}

static inline __m128i held4(__m128i x, int32_t least, int32_t most) {
  const __m128i low = _mm_set1_epi32(least), high = _mm_set1_epi32(most);
  x = chosen(_mm_cmpgt_epi32(x, high), high, x);
  return chosen(_mm_cmpgt_epi32(low, x), low, x);
}

// The positions of a row's first four points, with the rounding term.
static inline __m128i first_positions(int64_t s, int64_t ds) {
  uint32_t start = (uint32_t)(s + 128), step = (uint32_t)ds;
  return _mm_setr_epi32((int)start, (int)(start + step), (int)(start + 2 * step), (int)(start + 3 * step));
}

typedef pegbar_picture source;

static inline source source_of(const pegbar_picture *picture) { return *picture; }

// The samples at four points, in 1/65536 of a pixel, truncated to 1/256.
static inline __m128i samples(const source *from, __m128i s, __m128i t) {
  return samples_within(from, held4(_mm_srai_epi32(s, 8), from->left, from->right),
      held4(_mm_srai_epi32(t, 8), from->top, from->bottom));
}

static inline __m128i held_samples(const source *from, __m128i s, __m128i t) { return samples(from, s, t); }

// (Squares are not used.)
static inline components components_at(const source *from, const pegbar_square *squares, vec s, vec t) {
  (void)squares;
  return split(held_samples(from, s, t));
}

#include "VectorTintedQuad.h"

#include "VectorPicture.h"

#endif
