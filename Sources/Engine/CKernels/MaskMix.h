// The coverage of a mask that is seen through a map, a pixel at a time: the reference, and what vectors leave to it.
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

#endif
