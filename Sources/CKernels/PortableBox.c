// Box blurs, a byte at a time: the reference; and the boxes that make a Gaussian.
#include "Box.h"
#include "Variants.h"

void pegbar_portable_box_blur(uint8_t *to, const uint8_t *from, size_t width, size_t height,
    size_t to_stride, size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical) {
  box box = box_of(radius_left, radius_right);
  if (is_vertical) {
    box_columns(to, from, width, height, to_stride, from_stride, box);
    return;
  }
  for (size_t row = 0; row < height; row++) {
    box_line(to + row * to_stride, from + row * from_stride, width, 1, box);
  }
}

void pegbar_portable_box_blur_pixels(uint32_t *to, const uint32_t *from, size_t width, size_t height,
    size_t to_stride, size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical) {
  box box = box_of(radius_left, radius_right);
  uint8_t *to_bytes = (uint8_t *)to;
  const uint8_t *from_bytes = (const uint8_t *)from;
  if (is_vertical) {
    box_columns(to_bytes, from_bytes, width * 4, height, to_stride * 4, from_stride * 4, box);
    return;
  }
  for (size_t row = 0; row < height; row++) {
    for (size_t component = 0; component < 4; component++) {
      size_t into = row * to_stride * 4 + component, out_of = row * from_stride * 4 + component;
      box_line(to_bytes + into, from_bytes + out_of, width, 4, box);
    }
  }
}

void pegbar_blur_boxes(double sigma, uint32_t left[3], uint32_t right[3]) {
  double held = sigma > 0 ? (sigma < 8000 ? sigma : 8000) : 0;
  // 3 · √(2π) / 4
  uint32_t length = (uint32_t)(held * 1.8799712059732503 + 0.5);
  uint32_t half = length / 2;
  for (int i = 0; i < 3; i++) left[i] = right[i] = half;
  if (length == 0 || length % 2 == 1) return;
  right[0] = half - 1;
  left[1] = half - 1;
}
