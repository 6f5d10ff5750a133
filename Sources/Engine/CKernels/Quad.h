// The values that all pixels of a slanted quad's row share: computed once a row, in plain C, by all variants.
#ifndef PEGBAR_QUAD_H
#define PEGBAR_QUAD_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

// The distance of a row's first pixel center from each side, positive inside.
typedef struct {
  float at[4];
} quad_row;

static inline quad_row quad_row_of(const pegbar_quad *quad, int32_t row) {
  quad_row result;
  for (int i = 0; i < 4; i++) result.at[i] = quad->b[i] * (float)row + quad->c[i];
  return result;
}

// The part of a pixel between two opposite sides, from its center's distances to them.
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

// The whole part of a float, clamped to 0 … `most`.
static inline int32_t among(float x, float most) {
  x = x > 0 ? x : 0;
  return (int32_t)(x < most ? x : most);
}

// The columns of 0 ..< width that a row covers.
//
// The lines of steep sides are known to a fraction of a column only; there the distance to the side changes so little
// from column to column that no byte of coverage does.
static inline pegbar_span span_of(const pegbar_edges *edges, int32_t row, int32_t width) {
  const float y = (float)row, most = (float)width;
  const float begin0 = edges->begin[0] + y * edges->begin_step[0];
  const float begin1 = edges->begin[1] + y * edges->begin_step[1];
  const float end0 = edges->end[0] + y * edges->end_step[0];
  const float end1 = edges->end[1] + y * edges->end_step[1];
  const float full0 = begin0 + edges->depth[0], full1 = begin1 + edges->depth[1];
  const float last0 = end0 - edges->depth[0], last1 = end1 - edges->depth[1];
  // A tolerance for rounding errors: spans begin and end a little further out, full spans a little further in.
  const float tolerance = 1.0f / 64;
  pegbar_span span;
  span.first = among((begin0 > begin1 ? begin0 : begin1) - tolerance, most);
  span.end = among((end0 < end1 ? end0 : end1) + (tolerance + 1), most);
  span.full_first = among((full0 > full1 ? full0 : full1) + (tolerance + 1), most);
  span.full_end = among((last0 < last1 ? last0 : last1) - (tolerance - 1), most);
  if (span.end < span.first) span.end = span.first;
  if (span.full_first < span.first) span.full_first = span.first;
  if (span.full_end > span.end) span.full_end = span.end;
  if (span.full_end <= span.full_first) span.full_first = span.full_end = span.end;
  return span;
}

#endif
