// Samples of pictures in SSE2: places one at a time, positions and mixing four at a time.
#include "Variants.h"

#ifdef __x86_64__

#include "SSE2Mix.h"

#pragma STDC FP_CONTRACT OFF

// A picture, ready to be sampled.
typedef struct {
  const uint32_t *pixels;
  int64_t stride;
  int32_t right, bottom;
} source;

static inline source source_of(const pegbar_picture *picture) {
  return (source){picture->pixels, picture->stride, picture->width - 1, picture->height - 1};
}

static inline int32_t clamped(int32_t x, int32_t most) {
  if (x < 0) return 0;
  return x > most ? most : x;
}

// Two pixels' components in 16 bits: the left one's and the right one's.
static inline __m128i widened(__m128i pair) { return _mm_unpacklo_epi8(pair, _mm_setzero_si128()); }

// Two pixels of a row, which need not be side by side.
static inline __m128i two(const uint32_t *row, int32_t left, int32_t right) {
  return _mm_unpacklo_epi32(_mm_cvtsi32_si128((int)row[left]), _mm_cvtsi32_si128((int)row[right]));
}

// The two rows' pairs at a point, in 16 bits a component.
typedef struct {
  __m128i above, below;
} square;

static inline square square_at(const source *from, int32_t i, int32_t j) {
  if (i >= 0 && j >= 0 && i < from->right && j < from->bottom) {
    const uint32_t *at = from->pixels + j * from->stride + i;
    return (square){widened(_mm_loadl_epi64((const __m128i *)at)),
        widened(_mm_loadl_epi64((const __m128i *)(at + from->stride)))};
  }
  int32_t left = clamped(i, from->right), right = clamped(i + 1, from->right);
  const uint32_t *row0 = from->pixels + clamped(j, from->bottom) * from->stride;
  const uint32_t *row1 = from->pixels + clamped(j + 1, from->bottom) * from->stride;
  return (square){widened(two(row0, left, right)), widened(two(row1, left, right))};
}

// Two rows' pairs mixed across: the left weights of one pixel and of the other, then the right ones.
static inline __m128i mixed(__m128i a, __m128i b, __m128i left_weights, __m128i weights) {
  return across(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b), left_weights, weights);
}

// The samples at two points; `right` has their weights in all 16-bit lanes of each pixel, `rows` of the
// first and the second pixel in all 32-bit lanes.
static inline __m128i sampled(
    const source *from, const int32_t *i, const int32_t *j, __m128i right, __m128i first, __m128i second) {
  square a = square_at(from, i[0], j[0]), b = square_at(from, i[1], j[1]);
  __m128i left = _mm_sub_epi16(_mm_set1_epi16(256), right);
  return mix2(mixed(a.above, b.above, left, right), mixed(a.below, b.below, left, right), first, second);
}

// The samples at four points: pixels i, j and weights of the next ones, 0 … 255 in 32 bits each.
static inline __m128i samples(const source *from, __m128i i, __m128i j, __m128i right, __m128i lower) {
  _Alignas(16) int32_t is[4], js[4];
  _mm_store_si128((__m128i *)is, i);
  _mm_store_si128((__m128i *)js, j);
  __m128i lanes = _mm_or_si128(right, _mm_slli_epi32(right, 16));
  __m128i rows = _mm_or_si128(_mm_sub_epi32(_mm_set1_epi32(256), lower), _mm_slli_epi32(lower, 16));
  __m128i a = sampled(from, is, js, _mm_unpacklo_epi32(lanes, lanes),
      _mm_shuffle_epi32(rows, 0x00), _mm_shuffle_epi32(rows, 0x55));
  __m128i b = sampled(from, is + 2, js + 2, _mm_unpackhi_epi32(lanes, lanes),
      _mm_shuffle_epi32(rows, 0xAA), _mm_shuffle_epi32(rows, 0xFF));
  return _mm_packus_epi16(a, b);
}

static const int64_t far = INT32_MAX - 128;

// Whether all of a row's positions fit 32 bits.
static inline int is_near(size_t n, int64_t s, int64_t ds) {
  int64_t way, end;
  return n <= INT32_MAX && s > -far && s < far && !__builtin_mul_overflow((int64_t)n, ds, &way)
      && !__builtin_add_overflow(s, way, &end) && end > -far && end < far;
}

// The positions of a row's first four points, with what rounds them.
static inline __m128i first_positions(int64_t s, int64_t ds) {
  uint32_t start = (uint32_t)(s + 128), step = (uint32_t)ds;
  return _mm_setr_epi32((int)start, (int)(start + step), (int)(start + 2 * step), (int)(start + 3 * step));
}

void pegbar_sse2_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  if (!is_near(n, s, ds) || !is_near(n, t, dt)) {
    pegbar_portable_sample_affine(to, n, picture, s, t, ds, dt);
    return;
  }
  const source from = source_of(picture);
  const __m128i byte = _mm_set1_epi32(255);
  const __m128i step_s = _mm_set1_epi32((int)((uint32_t)ds * 4)), step_t = _mm_set1_epi32((int)((uint32_t)dt * 4));
  __m128i at_s = first_positions(s, ds), at_t = first_positions(t, dt);
  for (size_t i = 0; i < n; i += LANES) {
    __m128i right = _mm_and_si128(_mm_srli_epi32(at_s, 8), byte);
    __m128i lower = _mm_and_si128(_mm_srli_epi32(at_t, 8), byte);
    __m128i pixels = samples(&from, _mm_srai_epi32(at_s, 16), _mm_srai_epi32(at_t, 16), right, lower);
    store(to + i, at_most_all(n - i), pixels);
    at_s = _mm_add_epi32(at_s, step_s);
    at_t = _mm_add_epi32(at_t, step_t);
  }
}

// A limit within ±2²⁰; what is not a number counts as the lower end.
static inline __m128 held(float limit) {
  float low = limit > -1048576.0f ? limit : -1048576.0f;
  return _mm_set1_ps(low < 1048576.0f ? low : 1048576.0f);
}

// Positions between limits, in 1/256 of a pixel. (Of what is not a number, max gives the second.)
static inline __m128i fixed(__m128 positions, __m128 least, __m128 most) {
  __m128 within = _mm_min_ps(_mm_max_ps(positions, least), most);
  __m128 scaled = _mm_add_ps(_mm_mul_ps(within, _mm_set1_ps(256.0f)), _mm_set1_ps(0.5f));
  __m128i whole = _mm_cvttps_epi32(scaled);
  __m128 above = _mm_cmpgt_ps(_mm_cvtepi32_ps(whole), scaled);
  return _mm_add_epi32(whole, _mm_castps_si128(above));
}

// (X · m1 + y · m2) + m3.
static inline __m128 mapped(__m128 x, float y, float m1, float m2, float m3) {
  __m128 sum = _mm_add_ps(_mm_mul_ps(x, _mm_set1_ps(m1)), _mm_set1_ps(y * m2));
  return _mm_add_ps(sum, _mm_set1_ps(m3));
}

void pegbar_sse2_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const float map[9], float x, float y, const float limits[4]) {
  const source from = source_of(picture);
  const __m128 least_s = held(limits[0]), least_t = held(limits[1]);
  const __m128 most_s = held(limits[2]), most_t = held(limits[3]);
  const __m128i byte = _mm_set1_epi32(255), iota = _mm_setr_epi32(0, 1, 2, 3);
  for (size_t i = 0; i < n; i += LANES) {
    __m128 number = _mm_cvtepi32_ps(_mm_add_epi32(_mm_set1_epi32((int32_t)i), iota));
    __m128 across = _mm_add_ps(_mm_set1_ps(x), number);
    __m128 w = mapped(across, y, map[2], map[5], map[8]);
    __m128i p = fixed(_mm_div_ps(mapped(across, y, map[0], map[3], map[6]), w), least_s, most_s);
    __m128i q = fixed(_mm_div_ps(mapped(across, y, map[1], map[4], map[7]), w), least_t, most_t);
    __m128i pixels = samples(&from, _mm_srai_epi32(p, 8), _mm_srai_epi32(q, 8),
        _mm_and_si128(p, byte), _mm_and_si128(q, byte));
    __m128 visible = _mm_cmpgt_ps(w, _mm_set1_ps(1e-12f));
    store(to + i, at_most_all(n - i), _mm_and_si128(pixels, _mm_castps_si128(visible)));
  }
}

#endif
