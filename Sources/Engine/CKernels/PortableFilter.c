// Blurs and color filters for the baseline processor: on x86-64 the compiler makes SSE2 of this.
#include "Variants.h"

#define VARIANT(name) pegbar_portable_##name

#include "VectorFilter.h"

void pegbar_portable_color_table(uint32_t *pixels, size_t n, const uint8_t *table) {
  for (size_t i = 0; i < n; i++) pixels[i] = color_looked_up(pixels[i], table);
}
