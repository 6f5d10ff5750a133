// One box of a blur, along a row and down the columns: the formulas, which are the same in all variants. Loops that
// wait for nothing are written so that the compiler makes vectors of them.
#ifndef PEGBAR_BOX_H
#define PEGBAR_BOX_H

#include "CKernels.h"

#define BOX_INLINE static inline __attribute__((always_inline))

// 2⁴⁰ divided by what a box's values count together, in 1/256, to the nearest.
BOX_INLINE uint32_t box_reciprocal(const pegbar_box *box) {
  const uint64_t weight = 256 * (2 * (uint64_t)box->radius + 1) + 2 * (uint64_t)box->edge;
  return (uint32_t)(((UINT64_C(1) << 40) + weight / 2) / weight);
}

// The mean of a box: its whole values' sum, and the two ends that count in part.
BOX_INLINE uint16_t box_mean(uint32_t sum, uint32_t ends, uint32_t edge, uint32_t reciprocal) {
  const uint64_t total = sum * 256 + ends * edge;
  return (uint16_t)((total * reciprocal + (UINT64_C(1) << 39)) >> 40);
}

// As many values of a row as are done at a time: sums first, which wait for each other, then their means.
enum { box_strip = 64 };

// The value at a place, and 0 beyond the row.
BOX_INLINE uint32_t box_value(const uint16_t *from, size_t at, size_t n) {
  return at < n ? from[at] : 0;
}

// `count` values of a row from `start` on, with the sum of the whole ones around the first but the last of these.
BOX_INLINE uint32_t box_strip_of_row(uint16_t *restrict to, const uint16_t *restrict from, size_t n, size_t start,
    size_t count, const pegbar_box *box, uint32_t reciprocal, uint32_t sum) {
  const size_t radius = box->radius;
  uint32_t sums[box_strip], ends[box_strip];
  if (start > radius && start + count + radius < n) {
    const uint16_t *entering = from + start + radius, *leaving = from + start - radius;
    for (size_t i = 0; i < count; i++) {
      sums[i] = sum += entering[i];
      sum -= leaving[i];
    }
    for (size_t i = 0; i < count; i++) ends[i] = (uint32_t)leaving[(ptrdiff_t)i - 1] + entering[i + 1];
  } else {
    // (What is before the row is far behind it, as places are counted.)
    for (size_t i = 0; i < count; i++) {
      const size_t x = start + i;
      sums[i] = sum += box_value(from, x + radius, n);
      sum -= box_value(from, x - radius, n);
      ends[i] = box_value(from, x - radius - 1, n) + box_value(from, x + radius + 1, n);
    }
  }
  for (size_t i = 0; i < count; i++) to[start + i] = box_mean(sums[i], ends[i], box->edge, reciprocal);
  return sum;
}

BOX_INLINE void box_row(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  const uint32_t reciprocal = box_reciprocal(box);
  uint32_t sum = 0;
  for (size_t x = 0; x < n && x < box->radius; x++) sum += from[x];
  size_t x = 0;
  for (; n - x >= box_strip; x += box_strip) {
    sum = box_strip_of_row(to, from, n, x, box_strip, box, reciprocal, sum);
  }
  if (x < n) box_strip_of_row(to, from, n, x, n - x, box, reciprocal, sum);
}

BOX_INLINE void box_columns(uint16_t *restrict to, uint32_t *restrict sums, const uint16_t *restrict above,
    const uint16_t *restrict below, const uint16_t *restrict leaving, size_t n, const pegbar_box *box) {
  const uint32_t edge = box->edge, reciprocal = box_reciprocal(box);
  for (size_t x = 0; x < n; x++) {
    const uint32_t sum = sums[x], next = below[x];
    to[x] = box_mean(sum, above[x] + next, edge, reciprocal);
    sums[x] = sum + next - leaving[x];
  }
}

#endif
