// Blurs, as the compiler makes them for the kind of vector that it is told of; included once for each, with its
// VARIANT of a kernel's name.
#include "Box.h"

void VARIANT(blur_row)(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  box_row(to, from, n, box);
}

void VARIANT(blur_columns)(uint16_t *to, uint32_t *sums, const uint16_t *above, const uint16_t *below,
    const uint16_t *leaving, size_t n, const pegbar_box *box) {
  box_columns(to, sums, above, below, leaving, n, box);
}
