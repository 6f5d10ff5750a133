// One box of a blur (a running sum) along a strip of several rows or as many columns: the formulas are the same in all
// variants. The values side by side are independent of each other, so the compiler vectorizes them, along rows as well
// as down columns.
#ifndef PEGBAR_BOX_H
#define PEGBAR_BOX_H

#include <string.h>

#include "CKernels.h"

#define BOX_INLINE static inline __attribute__((always_inline))

// 2⁴⁰ divided by the total weight of a box's values in 1/256, to the nearest.
BOX_INLINE uint32_t box_reciprocal(const pegbar_box *box) {
  const uint64_t weight = 256 * (2 * (uint64_t)box->radius + 1) + 2 * (uint64_t)box->edge;
  return (uint32_t)(((UINT64_C(1) << 40) + weight / 2) / weight);
}

// The mean of a box, from the sum of its whole values and that of the two ends with a partial weight.
BOX_INLINE uint16_t box_mean(uint32_t sum, uint32_t ends, uint32_t edge, uint32_t reciprocal) {
  const uint64_t total = sum * 256 + ends * edge;
  return (uint16_t)((total * reciprocal + (UINT64_C(1) << 39)) >> 40);
}

// The values at a place; zeros outside the strip.
BOX_INLINE const uint16_t *strip_place(const uint16_t *from, size_t at, size_t length) {
  static const uint16_t none[pegbar_strip_values];
  return at < length ? from + pegbar_strip_values * at : none;
}

BOX_INLINE void box_strip(
    uint16_t *restrict to, const uint16_t *restrict from, size_t length, const pegbar_box *box) {
  const uint32_t edge = box->edge, reciprocal = box_reciprocal(box);
  const size_t radius = box->radius;
  uint32_t sums[pegbar_strip_values] = {0};
  for (size_t y = 0; y < length && y < radius; y++) {
    for (size_t k = 0; k < pegbar_strip_values; k++) sums[k] += from[pegbar_strip_values * y + k];
  }
  for (size_t y = 0; y < length; y++) {
    // (Indices before the strip wrap around and are far behind its end.)
    const uint16_t *entering = strip_place(from, y + radius, length);
    const uint16_t *leaving = strip_place(from, y - radius, length);
    const uint16_t *above = strip_place(from, y - radius - 1, length);
    const uint16_t *below = strip_place(from, y + radius + 1, length);
    for (size_t k = 0; k < pegbar_strip_values; k++) {
      const uint32_t sum = sums[k] + entering[k];
      to[pegbar_strip_values * y + k] = box_mean(sum, (uint32_t)above[k] + below[k], edge, reciprocal);
      sums[k] = sum - leaving[k];
    }
  }
}

// The bytes of a pixel, times 256.
BOX_INLINE void widen_pixel(uint16_t *restrict to, const uint8_t *restrict from, size_t size) {
  typedef uint8_t four8 __attribute__((vector_size(4)));
  typedef uint16_t four16 __attribute__((vector_size(8)));
  if (size == 4) {
    // (As one vector, or the compiler would scatter the parts of several pixels.)
    four8 bytes;
    memcpy(&bytes, from, sizeof bytes);
    const four16 values = __builtin_convertvector(bytes, four16) << 8;
    memcpy(to, &values, sizeof values);
  } else {
    *to = (uint16_t)(*from << 8);
  }
}

// Widens rows of pixels of `size` bytes into a strip.
BOX_INLINE void strip_of(
    uint16_t *restrict to, const uint8_t *restrict from, size_t stride, size_t rows, size_t length, size_t size) {
  if (rows * size < pegbar_strip_values) memset(to, 0, length * pegbar_strip_values * sizeof *to);
  for (size_t row = 0; row < rows; row++, from += stride) {
    uint16_t *values = to + size * row;
    for (size_t x = 0; x < length; x++, values += pegbar_strip_values) widen_pixel(values, from + size * x, size);
  }
}

// Transposes a strip of rows of such pixels into strips of columns.
BOX_INLINE void strip_turned(
    uint16_t *restrict to, size_t stride, const uint16_t *restrict from, size_t rows, size_t length, size_t size) {
  const size_t columns = pegbar_strip_values / size;
  for (size_t x = 0; x < length; x++, from += pegbar_strip_values) {
    uint16_t *strip = to + x / columns * stride + x % columns * size;
    for (size_t row = 0; row < rows; row++) {
      memcpy(strip + row * pegbar_strip_values, from + row * size, size * sizeof *from);
    }
  }
}

#endif
