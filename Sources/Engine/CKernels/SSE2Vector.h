// Four pixels at a time, in SSE2: the operations that VectorRows.h and VectorBlend.h are written in.
// 16-bit operations see a pixel as two lanes.
#include <emmintrin.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)

#define LANES ((size_t)4)
typedef __m128i vec;
// The coverages of a vector's pixels, a byte each.
typedef uint32_t covers;

static inline vec set32(uint32_t x) { return _mm_set1_epi32((int)x); }
static inline vec set16(uint16_t x) { return _mm_set1_epi16((short)x); }
static inline vec and(vec a, vec b) { return _mm_and_si128(a, b); }
static inline vec or(vec a, vec b) { return _mm_or_si128(a, b); }
static inline vec xor(vec a, vec b) { return _mm_xor_si128(a, b); }
static inline vec add32(vec a, vec b) { return _mm_add_epi32(a, b); }
static inline vec add16(vec a, vec b) { return _mm_add_epi16(a, b); }
static inline vec sub16(vec a, vec b) { return _mm_sub_epi16(a, b); }
static inline vec mul16(vec a, vec b) { return _mm_mullo_epi16(a, b); }
static inline vec mul16_high(vec a, vec b) { return _mm_mulhi_epu16(a, b); }
static inline vec greater16(vec a, vec b) { return _mm_cmpgt_epi16(a, b); }
static inline vec min16(vec a, vec b) { return _mm_sub_epi16(a, _mm_subs_epu16(a, b)); }
static inline vec add8_saturated(vec a, vec b) { return _mm_adds_epu8(a, b); }
static inline vec right16_by_8(vec a) { return _mm_srli_epi16(a, 8); }
static inline vec left32_by_8(vec a) { return _mm_slli_epi32(a, 8); }
static inline vec left32_by_16(vec a) { return _mm_slli_epi32(a, 16); }

// How many of the k pixels left go into one vector.
static inline size_t at_most_all(size_t k) { return k < LANES ? k : LANES; }

// Loads k pixels, 1 … LANES; the other lanes are 0.
static inline vec load(const uint32_t *from, size_t k) {
  if (k == LANES) return _mm_loadu_si128((const __m128i *)from);
  if (k == 1) return _mm_cvtsi32_si128((int)from[0]);
  __m128i two = _mm_loadl_epi64((const __m128i *)from);
  return k == 2 ? two : _mm_unpacklo_epi64(two, _mm_cvtsi32_si128((int)from[2]));
}

// Stores the first k pixels.
static inline void store(uint32_t *to, size_t k, vec pixels) {
  if (k == LANES) {
    _mm_storeu_si128((__m128i *)to, pixels);
    return;
  }
  if (k >= 2) {
    _mm_storel_epi64((__m128i *)to, pixels);
    to += 2;
    pixels = _mm_unpackhi_epi64(pixels, pixels);
  }
  if (k & 1) *to = (uint32_t)_mm_cvtsi128_si32(pixels);
}

// Loads the coverage of k pixels; the others are 0.
static inline covers load_covers(const uint8_t *from, size_t k) {
  if (k < 4) return from[0] | (covers)from[k / 2] << 8 * (k / 2) | (covers)from[k - 1] << 8 * (k - 1);
  covers bytes;
  memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

// Stores the first k coverages, from 32 bits each.
static inline void store_covers(uint8_t *to, size_t k, vec lanes) {
  __m128i words = _mm_packs_epi32(lanes, lanes);
  const covers bytes = (covers)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
  if (k == LANES) {
    memcpy(to, &bytes, sizeof bytes);
  } else {
    for (size_t i = 0; i < k; i++) to[i] = (uint8_t)(bytes >> 8 * i);
  }
}

static inline int covers_some(covers bytes) { return bytes != 0; }
static inline int covers_whole(covers bytes) { return bytes == UINT32_MAX; }

// Each coverage in both lanes of its pixel.
static inline vec both_lanes(covers bytes) {
  vec wide = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)bytes), _mm_setzero_si128());
  return _mm_unpacklo_epi16(wide, wide);
}

// The upper byte of each pixel in both its lanes.
static inline vec alphas(vec pixels) {
  vec alpha = _mm_srli_epi32(pixels, 24);
  return _mm_or_si128(alpha, _mm_slli_epi32(alpha, 16));
}

static inline int is_clear(vec pixels) {
  return _mm_movemask_epi8(_mm_cmpeq_epi8(pixels, _mm_setzero_si128())) == 0xFFFF;
}

static inline int is_opaque(vec pixels) {
  return (_mm_movemask_epi8(_mm_cmpeq_epi8(pixels, _mm_set1_epi8(-1))) & 0x8888) == 0x8888;
}

// Whether the alphas are neither all 0 nor all 255.
static inline int is_mixed(vec pixels) { return !is_opaque(pixels) && !is_clear(pixels); }

#pragma clang attribute pop
