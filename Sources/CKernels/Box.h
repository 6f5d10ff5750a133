// What the box blurs of all variants share: the box itself, and how its sum is divided.
#ifndef PEGBAR_BOX_H
#define PEGBAR_BOX_H

#include <stddef.h>
#include <stdint.h>

// A box around a place, `left` before it and `right` after it, and ⌈2²⁴ / its length⌉.
typedef struct {
  size_t left, right;
  uint32_t reciprocal;
} box;

static inline box box_of(size_t left, size_t right) {
  const size_t most = 16383;
  box box = {left < most ? left : most, right < most ? right : most, 0};
  uint32_t length = (uint32_t)(box.left + box.right + 1);
  box.reciprocal = ((1u << 24) + length - 1) / length;
  return box;
}

// The mean; no sum of at most 255 each is too large for 32 bits.
static inline uint8_t mean(uint32_t sum, uint32_t reciprocal) {
  return (uint8_t)((sum * reciprocal + (1u << 23)) >> 24);
}

// The means along n bytes that are `step` apart.
static inline void box_line(uint8_t *to, const uint8_t *from, size_t n, size_t step, box box) {
  uint32_t sum = 0;
  for (size_t i = 0; i < n && i < box.right; i++) sum += from[i * step];
  for (size_t i = 0; i < n; i++) {
    if (i + box.right < n) sum += from[(i + box.right) * step];
    to[i * step] = mean(sum, box.reciprocal);
    if (i >= box.left) sum -= from[(i - box.left) * step];
  }
}

// The means down a strip of columns, all at once, so that memory is read along its rows.
enum { strip_width = 64 };

static inline __attribute__((always_inline)) void box_strip(uint8_t *restrict to, const uint8_t *restrict from,
    size_t columns, size_t height, size_t to_stride, size_t from_stride, box box) {
  uint32_t sums[strip_width] = {0};
  for (size_t row = 0; row < height && row < box.right; row++) {
    for (size_t c = 0; c < columns; c++) sums[c] += from[row * from_stride + c];
  }
  for (size_t row = 0; row < height; row++) {
    if (row + box.right < height) {
      const uint8_t *entering = from + (row + box.right) * from_stride;
      for (size_t c = 0; c < columns; c++) sums[c] += entering[c];
    }
    for (size_t c = 0; c < columns; c++) to[row * to_stride + c] = mean(sums[c], box.reciprocal);
    if (row >= box.left) {
      const uint8_t *leaving = from + (row - box.left) * from_stride;
      for (size_t c = 0; c < columns; c++) sums[c] -= leaving[c];
    }
  }
}

// Whole strips have a length that the compiler knows, and makes vectors of.
static inline __attribute__((always_inline)) void box_columns(uint8_t *to, const uint8_t *from, size_t width,
    size_t height, size_t to_stride, size_t from_stride, box box) {
  size_t c = 0;
  for (; width - c >= strip_width; c += strip_width) {
    box_strip(to + c, from + c, strip_width, height, to_stride, from_stride, box);
  }
  if (c < width) box_strip(to + c, from + c, width - c, height, to_stride, from_stride, box);
}

#endif
