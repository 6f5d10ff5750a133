#include "CClips.h"

#include <string.h>

static void opaque_bytes(const uint32_t *restrict from, size_t n, uint8_t *restrict to) {
  for (size_t i = 0; i < n; i++) {
    to[3 * i] = (uint8_t)(from[i] >> 16);
    to[3 * i + 1] = (uint8_t)(from[i] >> 8);
    to[3 * i + 2] = (uint8_t)from[i];
  }
}

static void straight_bytes(const uint32_t *restrict from, size_t n, uint8_t *restrict to) {
  for (size_t start = 0; start < n; start += 256) {
    uint32_t straight[256];
    size_t count = n - start < 256 ? n - start : 256;
    pegbar_clip_straight(from + start, count, straight);
    for (size_t i = 0; i < count; i++) {
      uint32_t pixel = straight[i];
      uint8_t *bytes = to + 4 * (start + i);
      bytes[0] = (uint8_t)(pixel >> 16);
      bytes[1] = (uint8_t)(pixel >> 8);
      bytes[2] = (uint8_t)pixel;
      bytes[3] = (uint8_t)(pixel >> 24);
    }
  }
}

static void differences(
    const uint8_t *restrict of, const uint8_t *restrict to, size_t n, uint8_t *restrict out) {
  for (size_t i = 0; i < n; i++) out[i] = (uint8_t)(of[i] - to[i]);
}

void pegbar_clip_png_rows(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha, int filter,
    uint8_t *scratch, uint8_t *to) {
  size_t size = has_alpha ? 4 : 3, row = width * size;
  uint8_t *bytes = scratch, *above = scratch + width * 4;
  memset(above, 0, width * 4);
  for (size_t y = 0; y < height; y++) {
    (has_alpha ? straight_bytes : opaque_bytes)(pixels + y * stride, width, bytes);
    *to++ = (uint8_t)filter;
    if (filter == PegbarPNGUp) {
      differences(bytes, above, row, to);
    } else if (filter == PegbarPNGSub) {
      memcpy(to, bytes, size);
      differences(bytes + size, bytes, row - size, to + size);
    } else {
      memcpy(to, bytes, row);
    }
    uint8_t *other = above;
    above = bytes;
    bytes = other;
    to += row;
  }
}
