// Blurs, as the compiler makes them for any processor of the kind: on x86-64 that is in SSE2.
#include "Box.h"
#include "Variants.h"

void pegbar_portable_blur_row(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  box_row(to, from, n, box);
}

void pegbar_portable_blur_columns(uint16_t *to, uint32_t *sums, const uint16_t *above, const uint16_t *below,
    const uint16_t *leaving, size_t n, const pegbar_box *box) {
  box_columns(to, sums, above, below, leaving, n, box);
}
