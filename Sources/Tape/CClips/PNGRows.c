#include "CClips.h"

#include <string.h>

// Red, green and blue, in this order, in the low bytes of a word.
static uint32_t opaque_word(uint32_t pixel) { return __builtin_bswap32(pixel) >> 8; }

// Four pixels are exactly three words.
static void opaque_bytes(const uint32_t *restrict from, size_t n, uint8_t *restrict to) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    uint32_t a = opaque_word(from[i]), b = opaque_word(from[i + 1]);
    uint32_t c = opaque_word(from[i + 2]), d = opaque_word(from[i + 3]);
    uint32_t words[3] = {a | b << 24, b >> 8 | c << 16, c >> 16 | d << 8};
    memcpy(to + 3 * i, words, sizeof words);
  }
  for (; i < n; i++) {
    uint32_t word = opaque_word(from[i]);
    memcpy(to + 3 * i, &word, 3);
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
    *to++ = (uint8_t)filter;
    void (*convert)(const uint32_t *, size_t, uint8_t *) = has_alpha ? straight_bytes : opaque_bytes;
    if (filter == PegbarPNGNone) {
      convert(pixels + y * stride, width, to);
      to += row;
      continue;
    }
    convert(pixels + y * stride, width, bytes);
    if (filter == PegbarPNGUp) {
      differences(bytes, above, row, to);
    } else {
      memcpy(to, bytes, size);
      differences(bytes + size, bytes, row - size, to + size);
    }
    uint8_t *other = above;
    above = bytes;
    bytes = other;
    to += row;
  }
}
