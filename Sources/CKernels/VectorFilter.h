// Pixels that are blurred and coloured, as the compiler makes that for the kind of vector that it is told of; included
// once for each, with its VARIANT of a kernel's name.
#include "ColorFilter.h"
#include "PixelBox.h"

void VARIANT(widen)(uint16_t *restrict to, const uint32_t *restrict from, size_t n) {
  const uint8_t *bytes = (const uint8_t *)from;
  for (size_t i = 0; i < 4 * n; i++) to[i] = (uint16_t)(bytes[i] << 8);
}

void VARIANT(narrow)(uint32_t *restrict to, const uint16_t *restrict from, size_t n) {
  uint8_t *bytes = (uint8_t *)to;
  for (size_t i = 0; i < 4 * n; i++) bytes[i] = (uint8_t)((uint16_t)(from[i] + 128) >> 8);
}

void VARIANT(blur_pixels)(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  box_pixels(to, from, n, box);
}

void VARIANT(color_matrix)(uint32_t *pixels, size_t n, const float *matrix) {
  // (In variables of its own, which the pixels that are written cannot be.)
  float own[20];
  memcpy(own, matrix, sizeof own);
  for (size_t i = 0; i < n; i++) pixels[i] = color_mapped(pixels[i], own);
}
