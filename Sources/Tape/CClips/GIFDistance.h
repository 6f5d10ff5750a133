/// The nearest color of a palette. Green counts most and red least, about as for the eye.
///
/// The cube of colors is divided into cells of 16 × 16 × 16. Each has a list of the palette's colors that can be the
/// nearest of one of its points, made when the cell is first asked for: usually a few of 256, and the answer is exact.
#ifndef PEGBAR_GIF_DISTANCE_H
#define PEGBAR_GIF_DISTANCE_H

#include <stddef.h>
#include <stdint.h>

enum { weight_r = 2, weight_g = 4, weight_b = 3 };
enum { nearest_cell_size = 16, nearest_cells = 256 / nearest_cell_size };

/// Indices of colors, in ascending order; none before the cell is first asked for.
typedef struct {
  uint16_t count;
  uint8_t index[256];
} NearestCell;

typedef struct {
  int32_t r, g, b;
} NearestColor;

typedef struct {
  size_t count;
  NearestColor colors[256];
  NearestCell cells[nearest_cells * nearest_cells * nearest_cells];
} NearestColors;

/// Sets the palette, of 1 to 256 colors, 0xRRGGBB.
void nearest_prepare(NearestColors *to, const uint32_t *palette, size_t count);

/// Makes the list of the cell that begins at a color.
void nearest_fill(const NearestColors *in, int32_t r, int32_t g, int32_t b, NearestCell *cell);

/// The index of the nearest color, the lowest among equals: a distance has 20 bits, the index the 8 below.
static inline uint32_t nearest_index_of(NearestColors *in, int32_t r, int32_t g, int32_t b) {
  const int32_t size = nearest_cell_size, at_r = r / size, at_g = g / size, at_b = b / size;
  NearestCell *cell = &in->cells[(at_r * nearest_cells + at_g) * nearest_cells + at_b];
  if (cell->count == 0) nearest_fill(in, at_r * size, at_g * size, at_b * size, cell);
  int32_t best = INT32_MAX;
  for (size_t i = 0; i < cell->count; i++) {
    NearestColor color = in->colors[cell->index[i]];
    int32_t dr = color.r - r, dg = color.g - g, db = color.b - b;
    int32_t key = (weight_r * dr * dr + weight_g * dg * dg + weight_b * db * db) << 8 | cell->index[i];
    best = key < best ? key : best;
  }
  return (uint32_t)best & 255;
}

static inline uint32_t nearest_index(NearestColors *in, uint32_t color) {
  return nearest_index_of(
      in, (int32_t)(color >> 16 & 255), (int32_t)(color >> 8 & 255), (int32_t)(color & 255));
}

#endif
