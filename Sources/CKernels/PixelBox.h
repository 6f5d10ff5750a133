// One box of a blur along a strip, which is a row of eight rows of pixels, or a column of eight columns: the formulas,
// which are the same in all variants. The values side by side wait for nothing, so that the compiler makes vectors of
// them, along rows as well as down columns.
#ifndef PEGBAR_PIXEL_BOX_H
#define PEGBAR_PIXEL_BOX_H

#include <string.h>

#include "Box.h"

enum { strip_values = 4 * pegbar_strip_pixels };

// The values at a place, and none beyond the strip.
BOX_INLINE const uint16_t *strip_place(const uint16_t *from, size_t at, size_t length) {
  static const uint16_t none[strip_values];
  return at < length ? from + strip_values * at : none;
}

BOX_INLINE void box_strip_values(
    uint16_t *restrict to, const uint16_t *restrict from, size_t length, const pegbar_box *box) {
  const uint32_t edge = box->edge, reciprocal = box_reciprocal(box);
  const size_t radius = box->radius;
  uint32_t sums[strip_values] = {0};
  for (size_t y = 0; y < length && y < radius; y++) {
    for (size_t k = 0; k < strip_values; k++) sums[k] += from[strip_values * y + k];
  }
  for (size_t y = 0; y < length; y++) {
    // (What is before the strip is far behind it, as places are counted.)
    const uint16_t *entering = strip_place(from, y + radius, length);
    const uint16_t *leaving = strip_place(from, y - radius, length);
    const uint16_t *above = strip_place(from, y - radius - 1, length);
    const uint16_t *below = strip_place(from, y + radius + 1, length);
    for (size_t k = 0; k < strip_values; k++) {
      const uint32_t sum = sums[k] + entering[k];
      to[strip_values * y + k] = box_mean(sum, (uint32_t)above[k] + below[k], edge, reciprocal);
      sums[k] = sum - leaving[k];
    }
  }
}

#endif
