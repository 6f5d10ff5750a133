// The coverage of a mask that is seen through a map, a pixel at a time: the reference, and what vectors leave to it.
// Also that of a row through a map that only moves, which the compiler makes vectors of.
#ifndef PEGBAR_MASK_MIX_H
#define PEGBAR_MASK_MIX_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

// A place in 1/256 of a pixel, from the center of the first one; made positive first, so that truncation rounds.
static inline int32_t mask_place(double at) {
  return (int32_t)((at - 0.5) * 256 + 1024.5) - 1024;
}

// The value of a mask's pixel, 0 outside.
static inline uint32_t mask_value(const pegbar_mask_view *view, int32_t column, int32_t row) {
  if (column < 0 || row < 0 || column >= view->width || row >= view->height) return 0;
  return view->values[row * view->stride + column];
}

// The coverage at the center of a pixel.
static inline uint8_t view_coverage(const pegbar_mask_view *view, double x) {
  double s = (x * view->ds + view->row_s) + view->move_s;
  double t = (x * view->dt + view->row_t) + view->move_t;
  if (view->is_perspective) {
    const double w = (x * view->dw + view->row_w) + view->move_w;
    if (!(w > 1e-12)) return 0;
    s = s / w;
    t = t / w;
  }
  s = s - view->left;
  t = t - view->top;
  if (!(s > -1 && t > -1 && s < view->width + 1.0 && t < view->height + 1.0)) return 0;
  const int32_t p = mask_place(s), q = mask_place(t);
  const int32_t column = p >> 8, row = q >> 8;
  const uint32_t right = p & 255, below = q & 255;
  const uint32_t upper = mask_value(view, column, row) * (256 - right)
      + mask_value(view, column + 1, row) * right;
  const uint32_t lower = mask_value(view, column, row + 1) * (256 - right)
      + mask_value(view, column + 1, row + 1) * right;
  return (uint8_t)((upper * (256 - below) + lower * below + 32768) >> 16);
}

// Whether a place is so far from where rounding changes it that a row of steps of one pixel rounds everywhere as it
// does there.
static inline int is_certain(double at) {
  const double scaled = (at - 0.5) * 256 + 1024.5;
  return scaled - 1e-6 >= (int32_t)scaled && scaled + 1e-6 < (int32_t)scaled + 1;
}

// The coverage of a row through a map that only moves, where all pixels have the same shares of their neighbors; as the
// formulas above have it.
//
// Returns whether it could be computed so; else nothing is written.
static inline int moved_coverage(
    uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column) {
  if (view->is_perspective || view->ds != 1 || view->dt != 0 || n > INT32_MAX) return 0;
  const double s = (((double)column + 0.5) + view->row_s) + view->move_s - view->left;
  const double t = (view->row_t + view->move_t) - view->top;
  // (Farther away a step of one pixel is rounded.)
  if (!(s > -1e6 && s < 1e6 && t > -1 && t < view->height + 1.0)) return 0;
  // The row may begin before the mask, where truncation would not round down.
  const int32_t shift = 1 << 20;
  if (!is_certain(s + shift) || !is_certain(t)) return 0;
  const int32_t p = mask_place(s + shift) - shift * 256, q = mask_place(t);
  const int32_t row = q >> 8, first = p >> 8;
  const uint32_t right = p & 255, below = q & 255;
  if (row < 0 || row + 1 >= view->height) return 0;
  const uint8_t *upper = view->values + row * view->stride, *lower = upper + view->stride;
  // The pixels whose neighbors are both the mask's; those around them have one of them, or none.
  const int64_t from = first < 0 ? -(int64_t)first : 0, until = (int64_t)view->width - 1 - first;
  const size_t start = from < (int64_t)n ? (size_t)from : n;
  const size_t end = until < (int64_t)start ? start : until < (int64_t)n ? (size_t)until : n;
  for (size_t i = 0; i < start; i++) to[i] = view_coverage(view, ((double)column + (double)i) + 0.5);
  for (size_t i = start; i < end; i++) {
    const uint8_t *a = upper + (first + (int64_t)i), *b = lower + (first + (int64_t)i);
    const uint32_t above = a[0] * (256 - right) + a[1] * right;
    const uint32_t under = b[0] * (256 - right) + b[1] * right;
    to[i] = (uint8_t)((above * (256 - below) + under * below + 32768) >> 16);
  }
  for (size_t i = end; i < n; i++) to[i] = view_coverage(view, ((double)column + (double)i) + 0.5);
  return 1;
}

#endif
