// What a row of a slanted quad has in common for all its pixels: worked out once a row, in plain C, by all
// variants alike.
#ifndef PEGBAR_QUAD_H
#define PEGBAR_QUAD_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

// How far the first pixel's centre of a row is inside each side.
typedef struct {
  float at[4];
} quad_row;

static inline quad_row quad_row_of(const pegbar_quad *quad, int32_t row) {
  quad_row result;
  for (int i = 0; i < 4; i++) result.at[i] = quad->b[i] * (float)row + quad->c[i];
  return result;
}

// The share of a pixel between two opposite sides, from its centre's distances to them.
static inline float slab(float near, float far) {
  float low = near + 0.5f, high = far + 0.5f;
  low = low > 0 ? low : 0;
  high = high > 0 ? high : 0;
  return ((low < 1 ? low : 1) + (high < 1 ? high : 1)) - 1;
}

// The coverage of one pixel of a row, as a byte: the reference.
static inline uint8_t quad_coverage_at(const pegbar_quad *quad, const quad_row *row, int32_t column) {
  float x = (float)column;
  float across = slab(quad->a[0] * x + row->at[0], quad->a[1] * x + row->at[1]);
  float along = slab(quad->a[2] * x + row->at[2], quad->a[3] * x + row->at[3]);
  across = across > 0 ? across : 0;
  along = along > 0 ? along : 0;
  return (uint8_t)(int32_t)((across * along) * 255.0f + 0.5000001f);
}

#endif
