// Pixels that are blurred and coloured, as the compiler makes that for the kind of vector that it is told of; included
// once for each, with its VARIANT of a kernel's name.
#include "ColorFilter.h"
#include "PixelBox.h"

void VARIANT(strip_of_rows)(uint16_t *restrict to, const uint32_t *restrict from, size_t stride, size_t rows,
    size_t length) {
  if (rows < pegbar_strip_pixels) memset(to, 0, length * strip_values * sizeof *to);
  for (size_t row = 0; row < rows; row++, from += stride) {
    const uint8_t *bytes = (const uint8_t *)from;
    uint16_t *values = to + 4 * row;
    for (size_t x = 0; x < length; x++, values += strip_values, bytes += 4) {
      for (size_t k = 0; k < 4; k++) values[k] = (uint16_t)(bytes[k] << 8);
    }
  }
}

void VARIANT(blur_strip)(
    uint16_t *restrict to, const uint16_t *restrict from, size_t length, const pegbar_box *box) {
  box_strip_values(to, from, length, box);
}

void VARIANT(turn_strip)(
    uint16_t *restrict to, size_t stride, const uint16_t *restrict from, size_t rows, size_t length) {
  for (size_t x = 0; x < length; x++, from += strip_values) {
    uint16_t *strip = to + x / pegbar_strip_pixels * stride + x % pegbar_strip_pixels * 4;
    for (size_t row = 0; row < rows; row++) memcpy(strip + row * strip_values, from + 4 * row, 8);
  }
}

void VARIANT(columns_of_strip)(uint32_t *restrict to, size_t stride, const uint16_t *restrict from,
    size_t columns, size_t length) {
  for (size_t y = 0; y < length; y++, from += strip_values, to += stride) {
    uint8_t bytes[strip_values];
    for (size_t k = 0; k < strip_values; k++) bytes[k] = (uint8_t)((uint16_t)(from[k] + 128) >> 8);
    memcpy(to, bytes, 4 * columns);
  }
}

void VARIANT(color_matrix)(uint32_t *pixels, size_t n, const float *matrix) {
  // (In variables of its own, which the pixels that are written cannot be.)
  float own[20];
  memcpy(own, matrix, sizeof own);
  for (size_t i = 0; i < n; i++) pixels[i] = color_mapped(pixels[i], own);
}
