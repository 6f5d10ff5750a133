// Sixteen pixels at a time, in AVX-512: the operations that VectorRows.h and VectorBlend.h are written in;
// included after Variants.h.
// 16-bit operations see a pixel as two lanes.
#include <immintrin.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#define LANES ((size_t)16)
typedef __m512i vec;
// The coverage of as many pixels, a byte each.
typedef __m128i covers;

static inline vec set32(uint32_t x) { return _mm512_set1_epi32((int)x); }
static inline vec set16(uint16_t x) { return _mm512_set1_epi16((short)x); }
static inline vec and(vec a, vec b) { return _mm512_and_si512(a, b); }
static inline vec or(vec a, vec b) { return _mm512_or_si512(a, b); }
static inline vec xor(vec a, vec b) { return _mm512_xor_si512(a, b); }
static inline vec add32(vec a, vec b) { return _mm512_add_epi32(a, b); }
static inline vec add16(vec a, vec b) { return _mm512_add_epi16(a, b); }
static inline vec sub16(vec a, vec b) { return _mm512_sub_epi16(a, b); }
static inline vec mul16(vec a, vec b) { return _mm512_mullo_epi16(a, b); }
static inline vec mul16_high(vec a, vec b) { return _mm512_mulhi_epu16(a, b); }
static inline vec greater16(vec a, vec b) { return _mm512_movm_epi16(_mm512_cmpgt_epi16_mask(a, b)); }
static inline vec min16(vec a, vec b) { return _mm512_min_epu16(a, b); }
static inline vec add8_saturated(vec a, vec b) { return _mm512_adds_epu8(a, b); }
static inline vec right16_by_8(vec a) { return _mm512_srli_epi16(a, 8); }
static inline vec left32_by_8(vec a) { return _mm512_slli_epi32(a, 8); }
static inline vec left32_by_16(vec a) { return _mm512_slli_epi32(a, 16); }

// The first k of sixteen lanes.
static inline __mmask16 first_lanes(size_t k) { return (__mmask16)((1u << k) - 1); }

// How many of the pixels left go into a vector.
static inline size_t at_most_all(size_t k) { return k < LANES ? k : LANES; }

// k pixels, 1 … LANES, and zeros.
static inline vec load(const uint32_t *from, size_t k) {
  if (k == LANES) return _mm512_loadu_si512(from);
  return _mm512_maskz_loadu_epi32(first_lanes(k), from);
}

// The first k pixels.
static inline void store(uint32_t *to, size_t k, vec pixels) {
  if (k == LANES) {
    _mm512_storeu_si512(to, pixels);
  } else {
    _mm512_mask_storeu_epi32(to, first_lanes(k), pixels);
  }
}

// The coverage of k pixels, and zeros.
static inline covers load_covers(const uint8_t *from, size_t k) {
  if (k == LANES) return _mm_loadu_si128((const __m128i *)from);
  return _mm_maskz_loadu_epi8(first_lanes(k), from);
}

// The first k of coverages that are in 32 bits each.
static inline void store_covers(uint8_t *to, size_t k, vec lanes) {
  _mm_mask_storeu_epi8(to, first_lanes(k), _mm512_cvtepi32_epi8(lanes));
}

static inline int covers_some(covers bytes) { return !_mm_testz_si128(bytes, bytes); }
static inline int covers_whole(covers bytes) { return _mm_test_all_ones(bytes); }

// Each coverage in both lanes of its pixel.
static inline vec both_lanes(covers bytes) {
  const vec places = _mm512_set_epi32(0x000F000F, 0x000E000E, 0x000D000D, 0x000C000C, 0x000B000B, 0x000A000A,
      0x00090009, 0x00080008, 0x00070007, 0x00060006, 0x00050005, 0x00040004, 0x00030003, 0x00020002,
      0x00010001, 0x00000000);
  return _mm512_maskz_permutexvar_epi8(0x5555555555555555, places, _mm512_castsi128_si512(bytes));
}

// The upper byte of each pixel in both its lanes.
static inline vec alphas(vec pixels) {
  const __m128i places = _mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
  return _mm512_shuffle_epi8(pixels, _mm512_broadcast_i32x4(places));
}

static inline int is_clear(vec pixels) { return _mm512_test_epi32_mask(pixels, pixels) == 0; }

static inline int is_opaque(vec pixels) {
  return _mm512_cmpge_epu32_mask(pixels, set32(0xFF000000)) == 0xFFFF;
}

// Whether there is neither nothing nor all in the alphas.
static inline int is_mixed(vec pixels) {
  return !is_opaque(pixels) && _mm512_test_epi32_mask(pixels, set32(0xFF000000)) != 0;
}

#pragma clang attribute pop
