// Eight pixels at a time, in AVX2: the operations that VectorRows.h and VectorBlend.h are written in.
// 16-bit operations see a pixel as two lanes.
#include <immintrin.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define LANES ((size_t)8)
typedef __m256i vec;
// The coverages of a vector's pixels, a byte each.
typedef uint64_t covers;

static inline vec set32(uint32_t x) { return _mm256_set1_epi32((int)x); }
static inline vec set16(uint16_t x) { return _mm256_set1_epi16((short)x); }
static inline vec and(vec a, vec b) { return _mm256_and_si256(a, b); }
static inline vec or(vec a, vec b) { return _mm256_or_si256(a, b); }
static inline vec xor(vec a, vec b) { return _mm256_xor_si256(a, b); }
static inline vec add32(vec a, vec b) { return _mm256_add_epi32(a, b); }
static inline vec add16(vec a, vec b) { return _mm256_add_epi16(a, b); }
static inline vec sub16(vec a, vec b) { return _mm256_sub_epi16(a, b); }
static inline vec mul16(vec a, vec b) { return _mm256_mullo_epi16(a, b); }
static inline vec mul16_high(vec a, vec b) { return _mm256_mulhi_epu16(a, b); }
static inline vec greater16(vec a, vec b) { return _mm256_cmpgt_epi16(a, b); }
static inline vec min16(vec a, vec b) { return _mm256_min_epu16(a, b); }
static inline vec add8_saturated(vec a, vec b) { return _mm256_adds_epu8(a, b); }
static inline vec right16_by_8(vec a) { return _mm256_srli_epi16(a, 8); }
static inline vec left32_by_8(vec a) { return _mm256_slli_epi32(a, 8); }
static inline vec left32_by_16(vec a) { return _mm256_slli_epi32(a, 16); }

// A mask of the first k of eight lanes.
static inline vec first_lanes(size_t k) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)k), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

// How many of the k pixels left go into one vector.
static inline size_t at_most_all(size_t k) { return k < LANES ? k : LANES; }

// Loads k pixels, 1 … LANES; the other lanes are 0.
static inline vec load(const uint32_t *from, size_t k) {
  if (k == LANES) return _mm256_loadu_si256((const __m256i *)from);
  return _mm256_maskload_epi32((const int *)from, first_lanes(k));
}

// Stores the first k pixels.
static inline void store(uint32_t *to, size_t k, vec pixels) {
  if (k == LANES) {
    _mm256_storeu_si256((__m256i *)to, pixels);
  } else {
    _mm256_maskstore_epi32((int *)to, first_lanes(k), pixels);
  }
}

// Loads the coverage of k pixels; the others are 0.
static inline covers load_covers(const uint8_t *from, size_t k) {
  if (k < 4) return from[0] | (covers)from[k / 2] << 8 * (k / 2) | (covers)from[k - 1] << 8 * (k - 1);
  covers bytes;
  if (k == LANES) {
    memcpy(&bytes, from, sizeof bytes);
    return bytes;
  }
  // Two loads of four bytes, which may overlap.
  uint32_t first, last;
  memcpy(&first, from, sizeof first);
  memcpy(&last, from + k - 4, sizeof last);
  return first | (covers)last << 8 * (k - 4);
}

// Stores the first k coverages, from 32 bits each.
static inline void store_covers(uint8_t *to, size_t k, vec lanes) {
  __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
  const covers bytes = (covers)_mm_cvtsi128_si64(_mm_packus_epi16(words, words));
  if (k == LANES) {
    memcpy(to, &bytes, sizeof bytes);
  } else if (k >= 4) {
    const uint32_t first = (uint32_t)bytes, last = (uint32_t)(bytes >> 8 * (k - 4));
    memcpy(to, &first, sizeof first);
    memcpy(to + k - 4, &last, sizeof last);
  } else {
    for (size_t i = 0; i < k; i++) to[i] = (uint8_t)(bytes >> 8 * i);
  }
}

static inline int covers_some(covers bytes) { return bytes != 0; }
static inline int covers_whole(covers bytes) { return bytes == UINT64_MAX; }

// Each coverage in both lanes of its pixel.
static inline vec both_lanes(covers bytes) {
  const vec places = _mm256_setr_epi8(0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1,
      4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1);
  return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)bytes), places);
}

// The upper byte of each pixel in both its lanes.
static inline vec alphas(vec pixels) {
  const vec places = _mm256_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1,
      3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
  return _mm256_shuffle_epi8(pixels, places);
}

static inline int is_clear(vec pixels) { return _mm256_testz_si256(pixels, pixels); }

// Whether the alphas are neither all 0 nor all 255.
static inline int is_mixed(vec pixels) {
  return _mm256_testnzc_si256(pixels, _mm256_set1_epi32((int)0xFF000000));
}

static inline int is_opaque(vec pixels) {
  return _mm256_testc_si256(pixels, _mm256_set1_epi32((int)0xFF000000));
}

#pragma clang attribute pop
