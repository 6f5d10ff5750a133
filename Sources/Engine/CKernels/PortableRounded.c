// Rounded rectangles, a pixel at a time: the reference.
#include "Arithmetic.h"
#include "Rounded.h"
#include "Variants.h"

void pegbar_portable_rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row) {
  const rounded_row line = row_of(shape, row);
  for (size_t i = 0; i < n; i++) {
    coverage[i] = (uint8_t)coverage_byte(coverage_at(shape, &line, column + (int32_t)i));
  }
}

void pegbar_portable_over_rounded(uint32_t *to, size_t stride, size_t width, size_t height,
    int32_t column, int32_t row, const pegbar_rounded *shape, uint32_t color) {
  for (size_t y = 0; y < height; y++, to += stride) {
    const rounded_row line = row_of(shape, row + (int32_t)y);
    for (size_t x = 0; x < width; x++) {
      uint32_t byte = coverage_byte(coverage_at(shape, &line, column + (int32_t)x));
      if (byte) to[x] = over(scaled(color, byte), to[x]);
    }
  }
}
