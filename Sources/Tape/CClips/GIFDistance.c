#include "GIFDistance.h"

void nearest_prepare(NearestColors *to, const uint32_t *palette, size_t count) {
  to->count = count;
  for (size_t i = 0; i < count; i++) {
    to->colors[i] = (NearestColor){
        (int32_t)(palette[i] >> 16 & 255), (int32_t)(palette[i] >> 8 & 255), (int32_t)(palette[i] & 255)};
  }
  for (size_t i = 0; i < sizeof(to->cells) / sizeof(NearestCell); i++) to->cells[i].count = 0;
}

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// From a value to the point of an interval of `nearest_cell_size` values that is nearest to it.
static int32_t least(int32_t value, int32_t first) {
  return larger(0, larger(first - value, value - (first + nearest_cell_size - 1)));
}

/// From a value to the point of such an interval that is farthest from it.
static int32_t most(int32_t value, int32_t first) {
  return larger(value - first, first + nearest_cell_size - 1 - value);
}

static int32_t distance(int32_t r, int32_t g, int32_t b) {
  return weight_r * r * r + weight_g * g * g + weight_b * b * b;
}

void nearest_fill(const NearestColors *in, int32_t r, int32_t g, int32_t b, NearestCell *cell) {
  // No point of the cell is farther than this from its nearest color.
  int32_t limit = INT32_MAX;
  for (size_t i = 0; i < in->count; i++) {
    NearestColor color = in->colors[i];
    int32_t farthest = distance(most(color.r, r), most(color.g, g), most(color.b, b));
    limit = farthest < limit ? farthest : limit;
  }
  for (size_t i = 0; i < in->count; i++) {
    NearestColor color = in->colors[i];
    if (distance(least(color.r, r), least(color.g, g), least(color.b, b)) <= limit)
      cell->index[cell->count++] = (uint8_t)i;
  }
}
