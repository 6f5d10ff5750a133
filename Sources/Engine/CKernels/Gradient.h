// A gradient's colors along a row, a pixel at a time: the reference, and the part that all pixels of a row share.
#ifndef PEGBAR_GRADIENT_H
#define PEGBAR_GRADIENT_H

#include "CKernels.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

#define GRADIENT_FULL_TURN 6.283185307179586

// The index of a pixel's color, by the pixel's center.
static inline int32_t gradient_entry(const pegbar_gradient_row *row, double x) {
  double place = row->s + x * row->ds;
  if (row->kind != pegbar_axial) {
    const double aside = row->t + x * row->dt;
    if (row->kind == pegbar_radial) {
      place = __builtin_sqrt(place * place + aside * aside);
    } else {
      const double turn = atan2(aside, place) / GRADIENT_FULL_TURN;
      place = turn < 0 ? turn + 1 : turn;
    }
  }
  const double entry = place * row->steps + 1, last = row->steps + 1;
  const double low = entry > 0 ? entry : 0;
  return (int32_t)(low < last ? low : last);
}

#endif
