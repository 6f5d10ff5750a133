// Blurs, as the compiler makes them for AVX-512.
#include "Variants.h"

#ifdef __x86_64__

#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

#include "Box.h"

void pegbar_avx512_blur_row(uint16_t *to, const uint16_t *from, size_t n, const pegbar_box *box) {
  box_row(to, from, n, box);
}

void pegbar_avx512_blur_columns(uint16_t *to, uint32_t *sums, const uint16_t *above, const uint16_t *below,
    const uint16_t *leaving, size_t n, const pegbar_box *box) {
  box_columns(to, sums, above, below, leaving, n, box);
}

#pragma clang attribute pop

#endif
