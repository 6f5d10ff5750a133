// Masks that are seen through a map, a pixel at a time: the reference.
#include "MaskMix.h"
#include "Variants.h"

void pegbar_portable_view_coverage(
    uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column) {
  for (size_t i = 0; i < n; i++) to[i] = view_coverage(view, ((double)column + (double)i) + 0.5);
}

#define CHUNK 256

void pegbar_over_color_view(
    uint32_t *to, size_t n, const pegbar_mask_view *view, int32_t column, uint32_t color) {
  uint8_t coverage[CHUNK];
  for (size_t start = 0; start < n; start += CHUNK) {
    const size_t count = n - start < CHUNK ? n - start : CHUNK;
    pegbar_view_coverage(coverage, count, view, column + (int32_t)start);
    pegbar_over_color_coverage(to + start, coverage, count, color);
  }
}
