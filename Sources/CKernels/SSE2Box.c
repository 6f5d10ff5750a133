// Box blurs in SSE2: columns and the components of pixels side by side.
#include "Variants.h"

#ifdef __x86_64__

#include <emmintrin.h>

#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)

#include "Box.h"

// A pixel's components in 32 bits each.
static inline __m128i widened(uint32_t pixel) {
  const __m128i zero = _mm_setzero_si128();
  __m128i words = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)pixel), zero);
  return _mm_unpacklo_epi16(words, zero);
}

// The means of four sums.
static inline uint32_t means(__m128i sums, __m128i reciprocals) {
  const __m128i half = _mm_set1_epi64x(1 << 23), upper = _mm_set1_epi64x(0xFF000000);
  __m128i even = _mm_add_epi64(_mm_mul_epu32(sums, reciprocals), half);
  __m128i odd = _mm_add_epi64(_mm_mul_epu32(_mm_srli_epi64(sums, 32), reciprocals), half);
  // Components 0 and 2, 1 and 3, in the lowest byte of each half.
  even = _mm_srli_epi64(_mm_and_si128(even, upper), 24);
  odd = _mm_slli_epi64(_mm_and_si128(odd, upper), 8);
  __m128i words = _mm_packs_epi32(_mm_or_si128(even, odd), _mm_setzero_si128());
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}

static void pixel_line(uint32_t *to, const uint32_t *from, size_t n, box box) {
  const __m128i reciprocals = _mm_set1_epi32((int)box.reciprocal);
  __m128i sums = _mm_setzero_si128();
  for (size_t i = 0; i < n && i < box.right; i++) sums = _mm_add_epi32(sums, widened(from[i]));
  for (size_t i = 0; i < n; i++) {
    if (i + box.right < n) sums = _mm_add_epi32(sums, widened(from[i + box.right]));
    to[i] = means(sums, reciprocals);
    if (i >= box.left) sums = _mm_sub_epi32(sums, widened(from[i - box.left]));
  }
}

// A sum of bytes along a row waits for the one before it: there is nothing to do side by side.
void pegbar_sse2_box_blur(uint8_t *to, const uint8_t *from, size_t width, size_t height, size_t to_stride,
    size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical) {
  if (is_vertical) {
    box box = box_of(radius_left, radius_right);
    box_columns(to, from, width, height, to_stride, from_stride, box);
  } else {
    pegbar_portable_box_blur(
        to, from, width, height, to_stride, from_stride, radius_left, radius_right, is_vertical);
  }
}

void pegbar_sse2_box_blur_pixels(uint32_t *to, const uint32_t *from, size_t width, size_t height,
    size_t to_stride, size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical) {
  box box = box_of(radius_left, radius_right);
  if (is_vertical) {
    box_columns((uint8_t *)to, (const uint8_t *)from, width * 4, height, to_stride * 4,
        from_stride * 4, box);
    return;
  }
  for (size_t row = 0; row < height; row++) {
    pixel_line(to + row * to_stride, from + row * from_stride, width, box);
  }
}

#pragma clang attribute pop

#endif
