// Rectangles in perspective, a pixel at a time.
#include "Slanted.h"
#include "Variants.h"

void pegbar_portable_slanted_coverage(
    uint8_t *coverage, size_t n, const pegbar_slanted *shape, int32_t column, int32_t row) {
  for (size_t i = 0; i < n; i++) {
    coverage[i] = slanted_coverage_at(shape, (double)column + (double)i + 0.5, (double)row + 0.5);
  }
}
