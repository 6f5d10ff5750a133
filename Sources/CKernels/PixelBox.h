// One box of a blur along a row of pixels, whose four values lie side by side: the formulas, which are the same in all
// variants. The four sums of a pixel are a vector of their own, so that nothing waits for more than one addition.
#ifndef PEGBAR_PIXEL_BOX_H
#define PEGBAR_PIXEL_BOX_H

#include <string.h>

#include "Box.h"

typedef uint16_t four16 __attribute__((vector_size(8)));
typedef uint32_t four32 __attribute__((vector_size(16)));

// The values of a pixel.
BOX_INLINE four32 pixel_at(const uint16_t *from, ptrdiff_t at) {
  four16 values;
  memcpy(&values, from + 4 * at, sizeof values);
  return __builtin_convertvector(values, four32);
}

// The values of the pixel at a place, and 0 beyond the row.
BOX_INLINE four32 pixel_or_none(const uint16_t *from, size_t at, size_t n) {
  return at < n ? pixel_at(from, (ptrdiff_t)at) : (four32){0, 0, 0, 0};
}

// As many pixels as are done at a time: sums first, which wait for each other, then their means.
enum { pixel_strip = 16 };

// `count` pixels of a row from `start` on, with the sums of the whole ones around the first but the last of these.
BOX_INLINE four32 box_strip_of_pixels(uint16_t *restrict to, const uint16_t *restrict from, size_t n, size_t start,
    size_t count, const pegbar_box *box, uint32_t reciprocal, four32 sum) {
  const size_t radius = box->radius;
  uint32_t sums[4 * pixel_strip], ends[4 * pixel_strip];
  const int is_inside = start > radius && start + count + radius < n;
  for (size_t i = 0; i < count; i++) {
    const size_t x = start + i;
    four32 end;
    if (is_inside) {
      const ptrdiff_t entering = (ptrdiff_t)(x + radius), leaving = (ptrdiff_t)(x - radius);
      sum += pixel_at(from, entering);
      memcpy(sums + 4 * i, &sum, sizeof sum);
      sum -= pixel_at(from, leaving);
      end = pixel_at(from, leaving - 1) + pixel_at(from, entering + 1);
    } else {
      // (What is before the row is far behind it, as places are counted.)
      sum += pixel_or_none(from, x + radius, n);
      memcpy(sums + 4 * i, &sum, sizeof sum);
      sum -= pixel_or_none(from, x - radius, n);
      end = pixel_or_none(from, x - radius - 1, n) + pixel_or_none(from, x + radius + 1, n);
    }
    memcpy(ends + 4 * i, &end, sizeof end);
  }
  for (size_t i = 0; i < 4 * count; i++) {
    to[4 * start + i] = box_mean(sums[i], ends[i], box->edge, reciprocal);
  }
  return sum;
}

BOX_INLINE void box_pixels(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  const uint32_t reciprocal = box_reciprocal(box);
  four32 sum = {0, 0, 0, 0};
  for (size_t x = 0; x < n && x < box->radius; x++) sum += pixel_at(from, (ptrdiff_t)x);
  size_t x = 0;
  for (; n - x >= pixel_strip; x += pixel_strip) {
    sum = box_strip_of_pixels(to, from, n, x, pixel_strip, box, reciprocal, sum);
  }
  if (x < n) box_strip_of_pixels(to, from, n, x, n - x, box, reciprocal, sum);
}

#endif
