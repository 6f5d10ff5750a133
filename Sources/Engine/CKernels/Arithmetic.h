// The arithmetic of one premultiplied pixel in plain C: what all variants are held to.
#ifndef PEGBAR_ARITHMETIC_H
#define PEGBAR_ARITHMETIC_H

#include <stdint.h>

// Both 8-bit lanes of a pair (bits 0–7 and 16–23) times factor/255, rounded to the nearest.
static inline uint32_t scaled_pair(uint32_t pair, uint32_t factor) {
  uint32_t t = pair * factor + 0x00800080;
  return ((t + ((t >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

// All four components times factor/255.
static inline uint32_t scaled(uint32_t pixel, uint32_t factor) {
  return scaled_pair(pixel & 0x00FF00FF, factor) | scaled_pair((pixel >> 8) & 0x00FF00FF, factor) << 8;
}

// s + d · (1 − source alpha). No lane overflows, because no component is above its alpha.
static inline uint32_t over(uint32_t source, uint32_t destination) {
  return source + scaled(destination, 255 - (source >> 24));
}

// Both 8-bit lanes of a pair times factor/255, truncated to whole numbers.
static inline uint32_t cut_pair(uint32_t pair, uint32_t factor) {
  uint32_t t = pair * factor;
  return ((t + 0x00010001 + ((t >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

// All four components times factor/255, truncated.
static inline uint32_t cut(uint32_t pixel, uint32_t factor) {
  return cut_pair(pixel & 0x00FF00FF, factor) | cut_pair((pixel >> 8) & 0x00FF00FF, factor) << 8;
}

// Both lanes of (a · x + b · y + more)/255, truncated once; up to 255 · 256 − 1, so that no lane overflows.
static inline uint32_t cut_sum_of_pairs(uint32_t a, uint32_t x, uint32_t b, uint32_t y, uint32_t more) {
  uint32_t t = a * x + b * y + more;
  return ((t + 0x00010001 + ((t >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

// (color · factor + d · (255 − the alpha of color · factor/255, truncated))/255, truncated.
//
// The red, green and blue of an opaque color count 1/128 more than they are. (Recorded pictures of Apple's have 50
// for 61 · 209/255 = 49.996, and 38 for 61 · 163/255 = 38.992; so it is less than 2/254 and more than 1/209. Their
// alpha has no such share.)
static inline uint32_t over_cut(uint32_t color, uint32_t factor, uint32_t destination) {
  const uint32_t mask = 0x00FF00FF;
  uint32_t rest = 255 - (cut(color, factor) >> 24);
  uint32_t share = color >> 24 == 255 ? factor >> 7 : 0;
  uint32_t low = cut_sum_of_pairs(color & mask, factor, destination & mask, rest, share | share << 16);
  return low | cut_sum_of_pairs((color >> 8) & mask, factor, (destination >> 8) & mask, rest, share) << 8;
}

// Each component times that of a tint/255.
static inline uint32_t tinted(uint32_t pixel, uint32_t tint) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    result |= scaled_pair(pixel >> shift & 0xFF, tint >> shift & 0xFF) << shift;
  }
  return result;
}

// Both lanes of a pair of sums of two bytes, at most 255 each.
static inline uint32_t saturated_pair(uint32_t pair) {
  return (pair | ((pair >> 8) & 0x00010001) * 255) & 0x00FF00FF;
}

// The sum of two pixels, each component clamped to 255.
static inline uint32_t sum(uint32_t a, uint32_t b) {
  uint32_t low = saturated_pair((a & 0x00FF00FF) + (b & 0x00FF00FF));
  return low | saturated_pair(((a >> 8) & 0x00FF00FF) + ((b >> 8) & 0x00FF00FF)) << 8;
}

// Bits 0–7 and 16–23 with 32 bits of room each.
static inline uint64_t spread(uint32_t pair) {
  return (uint64_t)(pair & 0xFF) | (uint64_t)(pair & 0xFF0000) << 16;
}

// Both sums divided by 65 536, back in bits 0–7 and 16–23.
static inline uint32_t gathered(uint64_t sums) {
  return (uint32_t)((sums >> 16) & 0xFF) | (uint32_t)((sums >> 32) & 0xFF0000);
}

// Four pixels by weights that sum to 65 536, each component rounded once. `right` and `below` are how far
// the point is from the left and the upper two, in 1/256 of a pixel.
static inline uint32_t mix(
    uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11, uint32_t right, uint32_t below) {
  uint64_t w11 = right * below, w10 = right * (256 - below);
  uint64_t w01 = (256 - right) * below, w00 = (256 - right) * (256 - below);
  uint64_t low = spread(p00) * w00 + spread(p10) * w10 + spread(p01) * w01 + spread(p11) * w11;
  uint64_t high = spread(p00 >> 8) * w00 + spread(p10 >> 8) * w10 + spread(p01 >> 8) * w01
      + spread(p11 >> 8) * w11;
  const uint64_t half = 0x0000800000008000;
  return gathered(low + half) | gathered(high + half) << 8;
}

#endif
