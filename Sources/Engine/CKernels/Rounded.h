// The values that all pixels of a rounded rectangle's row share: computed once a row, in plain C, by all variants.
#ifndef PEGBAR_ROUNDED_H
#define PEGBAR_ROUNDED_H

#include <math.h>

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

typedef struct {
  // The part of the row that lies inside.
  float along;
  // The distance of the row's center beyond the corners' centers; not above 0 between them.
  float rise;
  // Whether the corners on either side of the row are round.
  int rounds_left, rounds_right;
  // The pixels from `middle` to before `behind` have the row's own coverage.
  size_t middle, behind;
} rounded_row;

static inline float unit(float x) {
  x = x > 0 ? x : 0;
  return x < 1 ? x : 1;
}

// The part of the pixel at `place` that lies between two sides.
static inline float share(float place, float low, float high) {
  return (unit((place + 1) - low) + unit(high - place)) - 1;
}

// A coverage as a byte.
static inline uint32_t coverage_byte(float c) { return (uint32_t)(int32_t)(c * 255.0f + 0.5000001f); }

// A whole number clamped to the first n places.
static inline size_t place_among(float x, size_t n) {
  return x > 0 ? x < (float)n ? (size_t)x : n : 0;
}

static inline rounded_row row_of(const pegbar_rounded *shape, int32_t row) {
  float y = (float)row, center = y + 0.5f;
  float above = (shape->top + shape->radius) - center, below = center - (shape->bottom - shape->radius);
  rounded_row result = {0};
  result.along = share(y, shape->top, shape->bottom);
  result.rise = above > below ? above : below;
  uint32_t corners = above > below ? shape->corners : shape->corners >> 2;
  result.rounds_left = result.rise > 0 && (corners & 1);
  result.rounds_right = result.rise > 0 && (corners & 2);
  return result;
}

// Finds the row's pixels between its sides and corners, among n from a column on.
static inline void find_middle(
    rounded_row *line, const pegbar_rounded *shape, int32_t column, size_t n) {
  float left = shape->left + (line->rounds_left ? shape->radius : 0);
  float right = shape->right - (line->rounds_right ? shape->radius : 0);
  line->middle = place_among(ceilf(left) - (float)column, n);
  line->behind = place_among(floorf(right) - (float)column, n);
  if (line->behind < line->middle) line->behind = line->middle;
}

// The coverage of one pixel of a row: the reference.
static inline float coverage_at(const pegbar_rounded *shape, const rounded_row *row, int32_t column) {
  float x = (float)column, center = x + 0.5f;
  float c = share(x, shape->left, shape->right) * row->along;
  float before = (shape->left + shape->radius) - center, after = center - (shape->right - shape->radius);
  int is_left = before > after;
  float run = is_left ? before : after;
  if (!(run > 0) || !(is_left ? row->rounds_left : row->rounds_right)) return c;
  float round = unit((0.5f + shape->radius) - sqrtf(run * run + row->rise * row->rise));
  return round < c ? round : c;
}

#endif
