#include "CClips.h"

#include <stdlib.h>

// Factors in 1/32768: 219/255 of BT.709's for luma; 224/255 of those for chroma, which sum to zero, so that grays stay
// gray. They fit into 16 bits, and so do the sums of four components, for which processors have a fast product.
enum { luma_r = 5983, luma_g = 20127, luma_b = 2032 };
enum { cb_r = -3298, cb_g = -11094, cb_b = 14392 };
enum { cr_r = 14392, cr_g = -13073, cr_b = -1319 };

static inline uint8_t luma(uint32_t pixel) {
  int16_t r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
  return (uint8_t)((luma_r * r + luma_g * g + luma_b * b + (16 << 15) + (1 << 14)) >> 15);
}

/// Chroma of four times a color.
static inline uint8_t cb(int32_t r, int32_t g, int32_t b) {
  return (uint8_t)((cb_r * r + cb_g * g + cb_b * b + (128 << 17) + (1 << 16)) >> 17);
}

static inline uint8_t cr(int32_t r, int32_t g, int32_t b) {
  return (uint8_t)((cr_r * r + cr_g * g + cr_b * b + (128 << 17) + (1 << 16)) >> 17);
}

static void luma_row(const uint32_t *restrict pixels, size_t n, uint8_t *restrict to) {
  for (size_t i = 0; i < n; i++) to[i] = luma(pixels[i]);
}

/// One row of both chroma planes from two rows of pixels. Red and blue are added in parallel in one word.
static void chroma_row(
    const uint32_t *restrict upper, const uint32_t *restrict lower, size_t width,
    uint8_t *restrict u, uint8_t *restrict v) {
  for (size_t x = 0; x < width / 2; x++) {
    uint32_t a = upper[2 * x], b = upper[2 * x + 1], c = lower[2 * x], d = lower[2 * x + 1];
    uint32_t red_blue = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF);
    int32_t green = (int32_t)((a >> 8 & 255) + (b >> 8 & 255) + (c >> 8 & 255) + (d >> 8 & 255));
    int32_t red = (int32_t)(red_blue >> 16), blue = (int32_t)(red_blue & 0xFFFF);
    u[x] = cb(red, green, blue);
    v[x] = cr(red, green, blue);
  }
  if (width % 2 == 0) return;
  uint32_t a = upper[width - 1], c = lower[width - 1];
  int32_t red = (int32_t)((a >> 16 & 255) + (c >> 16 & 255)) * 2;
  int32_t green = (int32_t)((a >> 8 & 255) + (c >> 8 & 255)) * 2;
  int32_t blue = (int32_t)((a & 255) + (c & 255)) * 2;
  u[width / 2] = cb(red, green, blue);
  v[width / 2] = cr(red, green, blue);
}

void pegbar_clip_i420(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to) {
  size_t half = (width + 1) / 2, halves = (height + 1) / 2;
  uint8_t *u = to + width * height, *v = u + half * halves;
  for (size_t y = 0; y < height; y += 2) {
    const uint32_t *upper = pixels + y * stride;
    const uint32_t *lower = y + 1 < height ? upper + stride : upper;
    luma_row(upper, width, to + y * width);
    if (y + 1 < height) luma_row(lower, width, to + (y + 1) * width);
    chroma_row(upper, lower, width, u + y / 2 * half, v + y / 2 * half);
  }
}

/// Four times the straight mean of four components with the sum `sum`, whose alphas have the sum `alpha`.
static inline int32_t weighted(uint32_t sum, uint32_t alpha) {
  uint32_t value = (sum * 1020 + alpha / 2) / alpha;
  return (int32_t)(value > 1020 ? 1020 : value);
}

static void weighted_chroma(
    uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint8_t *u, uint8_t *v) {
  uint32_t alpha = (a >> 24) + (b >> 24) + (c >> 24) + (d >> 24);
  uint32_t red_blue = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF);
  uint32_t green = (a >> 8 & 255) + (b >> 8 & 255) + (c >> 8 & 255) + (d >> 8 & 255);
  uint32_t red = red_blue >> 16, blue = red_blue & 0xFFFF;
  if (alpha == 0) {
    *u = *v = 128;
  } else if (alpha == 1020) {
    *u = cb((int32_t)red, (int32_t)green, (int32_t)blue);
    *v = cr((int32_t)red, (int32_t)green, (int32_t)blue);
  } else {
    int32_t r = weighted(red, alpha), g = weighted(green, alpha), b = weighted(blue, alpha);
    *u = cb(r, g, b);
    *v = cr(r, g, b);
  }
}

void pegbar_clip_i420_alpha(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to) {
  size_t half = (width + 1) / 2, halves = (height + 1) / 2;
  uint8_t *u = to + width * height, *v = u + half * halves, *alphas = v + half * halves;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    for (size_t start = 0; start < width; start += 256) {
      uint32_t straight[256];
      size_t n = width - start < 256 ? width - start : 256;
      pegbar_clip_straight(row + start, n, straight);
      luma_row(straight, n, to + y * width + start);
      for (size_t i = 0; i < n; i++) alphas[y * width + start + i] = (uint8_t)(row[start + i] >> 24);
    }
  }
  for (size_t y = 0; y < height; y += 2) {
    const uint32_t *upper = pixels + y * stride;
    const uint32_t *lower = y + 1 < height ? upper + stride : upper;
    for (size_t x = 0; x < width; x += 2) {
      size_t next = x + 1 < width ? x + 1 : x, place = y / 2 * half + x / 2;
      weighted_chroma(upper[x], upper[next], lower[x], lower[next], u + place, v + place);
    }
  }
}
