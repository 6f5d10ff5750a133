// Box blurs in AVX2: columns and the components of pixels side by side.
#include "Variants.h"

#ifdef __x86_64__

#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "Box.h"

// A pixel's components in 32 bits each.
static inline __m128i widened(uint32_t pixel) {
  return _mm_cvtepu8_epi32(_mm_cvtsi32_si128((int)pixel));
}

// The means of four sums.
static inline uint32_t means(__m128i sums, __m128i reciprocals) {
  __m128i products = _mm_add_epi32(_mm_mullo_epi32(sums, reciprocals), _mm_set1_epi32(1 << 23));
  __m128i words = _mm_packus_epi32(_mm_srli_epi32(products, 24), _mm_setzero_si128());
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
void pegbar_avx2_box_blur(uint8_t *to, const uint8_t *from, size_t width, size_t height, size_t to_stride,
    size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical) {
  if (is_vertical) {
    box box = box_of(radius_left, radius_right);
    box_columns(to, from, width, height, to_stride, from_stride, box);
  } else {
    pegbar_portable_box_blur(
        to, from, width, height, to_stride, from_stride, radius_left, radius_right, is_vertical);
  }
}

void pegbar_avx2_box_blur_pixels(uint32_t *to, const uint32_t *from, size_t width, size_t height,
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
