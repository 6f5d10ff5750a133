// A pixel's color through a matrix or a table: the formulas, which are the same in all variants.
#ifndef PEGBAR_COLOR_FILTER_H
#define PEGBAR_COLOR_FILTER_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

#define COLOR_INLINE static inline __attribute__((always_inline))

// A component of a matrix's row, clamped to 0 … 255.
COLOR_INLINE float color_sum(const float *row, float red, float green, float blue, float alpha) {
  const float sum = row[0] * red + row[1] * green + row[2] * blue + row[3] * alpha + row[4];
  const float positive = sum > 0 ? sum : 0;
  return positive < 255 ? positive : 255;
}

// A straight component, premultiplied by a new alpha of 0 … 1: at most that times 255, as it is at most 255 itself.
COLOR_INLINE uint32_t color_covered(float component, float alpha) {
  return (uint32_t)(int32_t)(component * alpha + 0.5f);
}

COLOR_INLINE uint32_t color_mapped(uint32_t pixel, const float *matrix) {
  const uint32_t old = pixel >> 24;
  // (For alpha 0 any number will do.)
  const float alpha = (float)(int32_t)old, whole = 255.0f / (float)(int32_t)(old | (old == 0));
  const float red = (float)(int32_t)(pixel >> 16 & 255) * whole;
  const float green = (float)(int32_t)(pixel >> 8 & 255) * whole;
  const float blue = (float)(int32_t)(pixel & 255) * whole;
  const uint32_t new = (uint32_t)(int32_t)(color_sum(matrix + 15, red, green, blue, alpha) + 0.5f);
  const float share = (float)(int32_t)new * (1.0f / 255.0f);
  const uint32_t mapped = new << 24 | color_covered(color_sum(matrix, red, green, blue, alpha), share) << 16
      | color_covered(color_sum(matrix + 5, red, green, blue, alpha), share) << 8
      | color_covered(color_sum(matrix + 10, red, green, blue, alpha), share);
  return old == 0 ? 0 : mapped;
}

// An unpremultiplied component, to the nearest.
COLOR_INLINE uint32_t color_alone(uint32_t component, uint32_t alpha) {
  return (component * 255 + alpha / 2) / alpha;
}

// A component times alpha/255, to the nearest.
COLOR_INLINE uint32_t color_times(uint32_t component, uint32_t alpha) {
  const uint32_t t = component * alpha + 128;
  return (t + (t >> 8)) >> 8;
}

COLOR_INLINE uint32_t color_looked_up(uint32_t pixel, const uint8_t *table) {
  const uint32_t old = pixel >> 24;
  if (old == 0) return 0;
  const uint32_t new = table[768 + old];
  return new << 24 | color_times(table[512 + color_alone(pixel >> 16 & 255, old)], new) << 16
      | color_times(table[256 + color_alone(pixel >> 8 & 255, old)], new) << 8
      | color_times(table[color_alone(pixel & 255, old)], new);
}

#endif
