// A gradient's colors along a row, a pixel at a time: the reference, and the part that all pixels of a row share.
#ifndef PEGBAR_GRADIENT_H
#define PEGBAR_GRADIENT_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

// The index of a pixel's color, by the pixel's center.
static inline int32_t gradient_entry(const pegbar_gradient_row *row, double x) {
  double place = row->s + x * row->ds;
  if (row->is_radial) {
    const double aside = row->t + x * row->dt;
    place = __builtin_sqrt(place * place + aside * aside);
  }
  const double entry = place * row->steps + 1, last = row->steps + 1;
  const double low = entry > 0 ? entry : 0;
  return (int32_t)(low < last ? low : last);
}

#endif
