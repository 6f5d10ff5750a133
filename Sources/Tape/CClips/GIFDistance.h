/// The nearest color of a palette. Green counts most and red least, about as for the eye.
#ifndef PEGBAR_GIF_DISTANCE_H
#define PEGBAR_GIF_DISTANCE_H

#include <stddef.h>
#include <stdint.h>

enum { weight_r = 2, weight_g = 4, weight_b = 3 };

/// The components in separate arrays, padded to whole vectors.
typedef struct {
  int32_t r[256], g[256], b[256];
  size_t count;
} NearestColors;

static inline void nearest_prepare(NearestColors *to, const uint32_t *palette, size_t count) {
  to->count = (count + 15) / 16 * 16;
  for (size_t i = 0; i < to->count; i++) {
    // The padding of the last vector is the first color again, which wins ties.
    uint32_t color = palette[i < count ? i : 0];
    to->r[i] = (int32_t)(color >> 16 & 255);
    to->g[i] = (int32_t)(color >> 8 & 255);
    to->b[i] = (int32_t)(color & 255);
  }
}

/// The index of the nearest color, the lowest among equals: a distance has 20 bits, the index the 8 below.
static inline uint32_t nearest_index_of(const NearestColors *in, int32_t r, int32_t g, int32_t b) {
  int32_t best = INT32_MAX;
  for (int32_t i = 0; i < (int32_t)in->count; i++) {
    int32_t dr = in->r[i] - r, dg = in->g[i] - g, db = in->b[i] - b;
    int32_t key = (weight_r * dr * dr + weight_g * dg * dg + weight_b * db * db) << 8 | i;
    best = key < best ? key : best;
  }
  return (uint32_t)best & 255;
}

static inline uint32_t nearest_index(const NearestColors *in, uint32_t color) {
  return nearest_index_of(
      in, (int32_t)(color >> 16 & 255), (int32_t)(color >> 8 & 255), (int32_t)(color & 255));
}

#endif
