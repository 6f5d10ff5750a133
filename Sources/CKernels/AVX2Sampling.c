// Samples of pictures in AVX2, eight at a time.
#include "Variants.h"

#ifdef __x86_64__

#include "AVX2Mix.h"

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// The bytes of two pixels taken in turn: left and right of each component.
typedef struct {
  // Pixels 0, 1, 4, 5, and 2, 3, 6, 7.
  __m256i first, second;
} neighbours;

// Eight pixels; the weights are those of the right ones and of the lower ones, 0 … 255 in 32 bits each.
static inline __m256i mix8(neighbours above, neighbours below, __m256i right, __m256i lower) {
  const __m256i first = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5,
      0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
  const __m256i second = _mm256_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13,
      8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
  __m256i columns = _mm256_or_si256(
      _mm256_xor_si256(right, _mm256_set1_epi32(255)), _mm256_slli_epi32(right, 8));
  __m256i rows = _mm256_or_si256(
      _mm256_sub_epi32(_mm256_set1_epi32(256), lower), _mm256_slli_epi32(lower, 16));
  __m256i weights = _mm256_shuffle_epi8(columns, first);
  __m256i a = mix4(across_any(above.first, weights), across_any(below.first, weights),
      _mm256_shuffle_epi32(rows, 0x00), _mm256_shuffle_epi32(rows, 0x55));
  weights = _mm256_shuffle_epi8(columns, second);
  __m256i b = mix4(across_any(above.second, weights), across_any(below.second, weights),
      _mm256_shuffle_epi32(rows, 0xAA), _mm256_shuffle_epi32(rows, 0xFF));
  return _mm256_packus_epi16(a, b);
}

// Two pixels side by side, from each of four places.
static inline __m256i pairs(const uint32_t *pixels, const int32_t *at, int a, int b, int c, int d) {
  const __m256i in_turn = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
      0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  __m128d low = _mm_loadh_pd(_mm_load_sd((const double *)(pixels + at[a])), (const double *)(pixels + at[b]));
  __m128d high = _mm_loadh_pd(_mm_load_sd((const double *)(pixels + at[c])), (const double *)(pixels + at[d]));
  return _mm256_shuffle_epi8(_mm256_castpd_si256(_mm256_set_m128d(high, low)), in_turn);
}

static inline neighbours side_by_side(const uint32_t *pixels, const int32_t *at) {
  return (neighbours){pairs(pixels, at, 0, 1, 4, 5), pairs(pixels, at, 2, 3, 6, 7)};
}

// A picture, ready to be sampled.
typedef struct {
  const uint32_t *pixels;
  int32_t stride;
  __m256i strides, right, bottom;
} source;

static inline source source_of(const pegbar_picture *picture) {
  return (source){picture->pixels, picture->stride, _mm256_set1_epi32(picture->stride),
      _mm256_set1_epi32(picture->width - 1), _mm256_set1_epi32(picture->height - 1)};
}

// Whether every pixel's place fits 32 bits, and every position in it 1/256 of a pixel.
static inline int is_small(const pegbar_picture *picture) {
  return picture->width < 1 << 20 && picture->height < 1 << 20
      && (int64_t)picture->stride * picture->height < INT32_MAX;
}

static inline __m256i clamped(__m256i x, __m256i most) {
  return _mm256_max_epi32(_mm256_min_epi32(x, most), _mm256_setzero_si256());
}

static inline neighbours gathered(const source *from, __m256i rows, __m256i left, __m256i right) {
  const int *pixels = (const int *)from->pixels;
  __m256i a = _mm256_i32gather_epi32(pixels, _mm256_add_epi32(rows, left), 4);
  __m256i b = _mm256_i32gather_epi32(pixels, _mm256_add_epi32(rows, right), 4);
  return (neighbours){_mm256_unpacklo_epi8(a, b), _mm256_unpackhi_epi8(a, b)};
}

// The samples at eight points, of which some lie where the edge is repeated.
static __attribute__((noinline)) __m256i samples_at_edge(
    const source *from, __m256i i, __m256i j, __m256i right, __m256i lower) {
  const __m256i one = _mm256_set1_epi32(1);
  __m256i left = clamped(i, from->right), next = clamped(_mm256_add_epi32(i, one), from->right);
  __m256i row0 = clamped(j, from->bottom);
  __m256i row1 = clamped(_mm256_add_epi32(j, one), from->bottom);
  neighbours above = gathered(from, _mm256_mullo_epi32(row0, from->strides), left, next);
  neighbours below = gathered(from, _mm256_mullo_epi32(row1, from->strides), left, next);
  return mix8(above, below, right, lower);
}

// The samples at eight points: pixels i, j and weights of the next ones.
static inline __m256i samples(
    const source *from, __m256i i, __m256i j, __m256i right, __m256i lower) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i inside = _mm256_and_si256(
      _mm256_cmpgt_epi32(from->right, i), _mm256_cmpgt_epi32(from->bottom, j));
  __m256i before = _mm256_cmpgt_epi32(zero, _mm256_or_si256(i, j));
  if (_mm256_movemask_epi8(_mm256_andnot_si256(before, inside)) != -1) {
    return samples_at_edge(from, i, j, right, lower);
  }
  _Alignas(32) int32_t places[8];
  _mm256_store_si256(
      (__m256i *)places, _mm256_add_epi32(_mm256_mullo_epi32(j, from->strides), i));
  neighbours above = side_by_side(from->pixels, places);
  return mix8(above, side_by_side(from->pixels + from->stride, places), right, lower);
}

static const int64_t far = INT32_MAX - 128;

// Whether all of a row's positions fit 32 bits.
static inline int is_near(size_t n, int64_t s, int64_t ds) {
  int64_t way, end;
  return n <= INT32_MAX && s > -far && s < far && !__builtin_mul_overflow((int64_t)n, ds, &way)
      && !__builtin_add_overflow(s, way, &end) && end > -far && end < far;
}

// The positions of a row's first eight points, with what rounds them.
static inline __m256i first_positions(int64_t s, int64_t ds) {
  __m256i steps = _mm256_mullo_epi32(
      _mm256_set1_epi32((int32_t)ds), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  return _mm256_add_epi32(_mm256_set1_epi32((int32_t)(s + 128)), steps);
}

void pegbar_avx2_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  if (!is_small(picture) || !is_near(n, s, ds) || !is_near(n, t, dt)) {
    pegbar_portable_sample_affine(to, n, picture, s, t, ds, dt);
    return;
  }
  const source from = source_of(picture);
  const __m256i byte = _mm256_set1_epi32(255);
  const __m256i step_s = _mm256_set1_epi32((int32_t)((uint64_t)ds * 8));
  const __m256i step_t = _mm256_set1_epi32((int32_t)((uint64_t)dt * 8));
  __m256i at_s = first_positions(s, ds), at_t = first_positions(t, dt);
  for (size_t i = 0; i < n; i += 8) {
    if (n - i < 8) {
      // What lies behind the row is not to be looked for, least of all where the edge is repeated.
      const __m256i wanted = first_lanes(n - i);
      at_s = _mm256_blendv_epi8(_mm256_broadcastd_epi32(_mm256_castsi256_si128(at_s)), at_s, wanted);
      at_t = _mm256_blendv_epi8(_mm256_broadcastd_epi32(_mm256_castsi256_si128(at_t)), at_t, wanted);
    }
    __m256i right = _mm256_and_si256(_mm256_srli_epi32(at_s, 8), byte);
    __m256i lower = _mm256_and_si256(_mm256_srli_epi32(at_t, 8), byte);
    __m256i pixels = samples(
        &from, _mm256_srai_epi32(at_s, 16), _mm256_srai_epi32(at_t, 16), right, lower);
    store(to + i, at_most_all(n - i), pixels);
    at_s = _mm256_add_epi32(at_s, step_s);
    at_t = _mm256_add_epi32(at_t, step_t);
  }
}

// A limit within ±2²⁰; what is not a number counts as the lower end.
static inline __m256 held(float limit) {
  float low = limit > -1048576.0f ? limit : -1048576.0f;
  return _mm256_set1_ps(low < 1048576.0f ? low : 1048576.0f);
}

// Positions between limits, in 1/256 of a pixel. (Of what is not a number, max gives the second.)
static inline __m256i fixed(__m256 positions, __m256 least, __m256 most) {
  __m256 within = _mm256_min_ps(_mm256_max_ps(positions, least), most);
  __m256 scaled = _mm256_add_ps(
      _mm256_mul_ps(within, _mm256_set1_ps(256.0f)), _mm256_set1_ps(0.5f));
  return _mm256_cvttps_epi32(_mm256_floor_ps(scaled));
}

// (X · m1 + y · m2) + m3.
static inline __m256 mapped(__m256 x, float y, float m1, float m2, float m3) {
  __m256 sum = _mm256_add_ps(_mm256_mul_ps(x, _mm256_set1_ps(m1)), _mm256_set1_ps(y * m2));
  return _mm256_add_ps(sum, _mm256_set1_ps(m3));
}

void pegbar_avx2_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const float map[9], float x, float y, const float limits[4]) {
  if (!is_small(picture)) {
    pegbar_portable_sample_perspective(to, n, picture, map, x, y, limits);
    return;
  }
  const source from = source_of(picture);
  const __m256 least_s = held(limits[0]), least_t = held(limits[1]);
  const __m256 most_s = held(limits[2]), most_t = held(limits[3]);
  const __m256i byte = _mm256_set1_epi32(255), iota = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  for (size_t i = 0; i < n; i += 8) {
    __m256 number = _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32((int32_t)i), iota));
    __m256 across = _mm256_add_ps(_mm256_set1_ps(x), number);
    __m256 w = mapped(across, y, map[2], map[5], map[8]);
    __m256i p = fixed(_mm256_div_ps(mapped(across, y, map[0], map[3], map[6]), w), least_s, most_s);
    __m256i q = fixed(_mm256_div_ps(mapped(across, y, map[1], map[4], map[7]), w), least_t, most_t);
    __m256i pixels = samples(&from, _mm256_srai_epi32(p, 8), _mm256_srai_epi32(q, 8),
        _mm256_and_si256(p, byte), _mm256_and_si256(q, byte));
    __m256 visible = _mm256_cmp_ps(w, _mm256_set1_ps(1e-12f), _CMP_GT_OQ);
    store(to + i, at_most_all(n - i), _mm256_and_si256(pixels, _mm256_castps_si256(visible)));
  }
}

#pragma clang attribute pop

#endif
