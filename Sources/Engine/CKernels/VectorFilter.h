// Blurs and color filters, as the compiler vectorizes them for the target in effect; included once for each, with its
// VARIANT of a kernel's name.
#include "Box.h"
#include "ColorFilter.h"

void VARIANT(strip_of_rows)(
    uint16_t *to, const uint8_t *from, size_t stride, size_t rows, size_t length, size_t size) {
  if (size == 4) {
    strip_of(to, from, stride, rows, length, 4);
  } else {
    strip_of(to, from, stride, rows, length, 1);
  }
}

void VARIANT(blur_strip)(uint16_t *to, const uint16_t *from, size_t length, const pegbar_box *box) {
  box_strip(to, from, length, box);
}

void VARIANT(turn_strip)(
    uint16_t *to, size_t stride, const uint16_t *from, size_t rows, size_t length, size_t size) {
  if (size == 4) {
    strip_turned(to, stride, from, rows, length, 4);
  } else {
    strip_turned(to, stride, from, rows, length, 1);
  }
}

void VARIANT(columns_of_strip)(
    uint8_t *restrict to, size_t stride, const uint16_t *restrict from, size_t count, size_t length) {
  for (size_t y = 0; y < length; y++, from += pegbar_strip_values, to += stride) {
    uint8_t bytes[pegbar_strip_values];
    for (size_t k = 0; k < pegbar_strip_values; k++) bytes[k] = (uint8_t)((uint16_t)(from[k] + 128) >> 8);
    memcpy(to, bytes, count);
  }
}

void VARIANT(color_matrix)(uint32_t *pixels, size_t n, const float *matrix) {
  // (In a local array, which cannot alias the pixels that are written.)
  float own[20];
  memcpy(own, matrix, sizeof own);
  for (size_t i = 0; i < n; i++) pixels[i] = color_mapped(pixels[i], own);
}
