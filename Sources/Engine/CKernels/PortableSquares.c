// Pictures prepared for sampling many times: one function for all variants.
#include "CKernels.h"

// Four pixels' blue and red, or green and alpha.
static inline void gather_pair(uint32_t *to, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  const uint32_t pair = 0x00FF00FF;
  const uint32_t upper = (a & pair) | (b & pair) << 8, lower = (c & pair) | (d & pair) << 8;
  to[0] = (upper & 0xFFFF) | lower << 16;
  to[1] = upper >> 16 | (lower & 0xFFFF0000);
}

void pegbar_squares_of(pegbar_square *to, const pegbar_picture *picture) {
  const int32_t stride = picture->stride;
  for (int32_t j = 0; j < picture->height; j++) {
    const uint32_t *row0 = picture->pixels + j * stride;
    const uint32_t *row1 = j < picture->height - 1 ? row0 + stride : row0;
    for (int32_t i = 0; i < picture->width; i++) {
      const int32_t next = i < picture->width - 1 ? i + 1 : i;
      const uint32_t a = row0[i], b = row0[next], c = row1[i], d = row1[next];
      uint32_t *components = to[j * stride + i].components;
      gather_pair(components, a, b, c, d);
      gather_pair(components + 2, a >> 8, b >> 8, c >> 8, d >> 8);
    }
  }
}
