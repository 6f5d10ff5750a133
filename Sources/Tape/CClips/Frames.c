#include "CClips.h"

#include <string.h>

/// The first and the last column in which two rows differ, among the columns outside first … last.
static void widen(const uint32_t *a, const uint32_t *b, size_t width, size_t *first, size_t *last) {
  for (size_t x = 0; x < *first; x++)
    if (a[x] != b[x]) *first = x;
  for (size_t x = width; x > *last + 1; x--)
    if (a[x - 1] != b[x - 1]) *last = x - 1;
}

PegbarClipBox pegbar_clip_changes(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width,
    size_t height) {
  PegbarClipBox box = {0, 0, 0, 0};
  size_t top = 0, bottom = height, first = width, last = 0;
  while (top < height && memcmp(a + top * a_stride, b + top * b_stride, width * 4) == 0) top++;
  if (top == height) return box;
  while (memcmp(a + (bottom - 1) * a_stride, b + (bottom - 1) * b_stride, width * 4) == 0) bottom--;
  for (size_t y = top; y < bottom; y++) widen(a + y * a_stride, b + y * b_stride, width, &first, &last);
  return (PegbarClipBox){first, top, last - first + 1, bottom - top};
}

/// c · 255 / alpha to the nearest, by a multiplication: `reciprocal` is 2²⁴ / alpha rounded up, which is exact here
/// since the dividend has 16 bits and the divisor 8.
static inline uint32_t straightened(uint32_t component, uint32_t alpha, uint64_t reciprocal) {
  uint32_t value = (uint32_t)(((component * 255 + alpha / 2) * reciprocal) >> 24);
  return value > 255 ? 255 : value;
}

void pegbar_clip_straight(const uint32_t *from, size_t n, uint32_t *to) {
  uint32_t alpha = 0;
  uint64_t reciprocal = 0;
  for (size_t i = 0; i < n; i++) {
    uint32_t pixel = from[i], a = pixel >> 24;
    if (a == 255) {
      to[i] = pixel;
    } else if (a == 0) {
      to[i] = 0;
    } else {
      if (a != alpha) {
        alpha = a;
        reciprocal = ((1u << 24) + a - 1) / a;
      }
      to[i] = a << 24 | straightened(pixel >> 16 & 255, a, reciprocal) << 16 |
              straightened(pixel >> 8 & 255, a, reciprocal) << 8 | straightened(pixel & 255, a, reciprocal);
    }
  }
}
