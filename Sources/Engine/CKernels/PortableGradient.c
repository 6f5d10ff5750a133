// Gradients, a pixel at a time.
#include "Gradient.h"
#include "Variants.h"

void pegbar_portable_gradient(
    uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column) {
  for (size_t i = 0; i < n; i++) {
    to[i] = row->colors[gradient_entry(row, ((double)column + (double)i) + 0.5)];
  }
}
