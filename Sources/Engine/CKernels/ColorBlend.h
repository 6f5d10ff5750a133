// The W3C's non-separable blend modes, which take a color as a whole, on straight colors in floats.
#ifndef PEGBAR_COLOR_BLEND_H
#define PEGBAR_COLOR_BLEND_H

#include <stdint.h>

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

typedef uint32_t component;

// x/255 rounded to the nearest, a half upwards.
static inline uint32_t divided(component x) { return (x + 128 + ((x + 128) >> 8)) >> 8 & 255; }

typedef struct {
  float r, g, b;
} rgb;

static inline float least_of(rgb c) {
  float m = c.r < c.g ? c.r : c.g;
  return m < c.b ? m : c.b;
}

static inline float most_of(rgb c) {
  float m = c.r > c.g ? c.r : c.g;
  return m > c.b ? m : c.b;
}

static inline float luminosity_of(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static inline float saturation_of(rgb c) { return most_of(c) - least_of(c); }

// ClipColor of the W3C: toward the gray of the same luminosity, as far as needed to have all components in 0 … 1.
static inline rgb clipped(rgb c) {
  float l = luminosity_of(c), low = least_of(c), high = most_of(c);
  if (low < 0.0f) {
    float k = l / (l - low);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  if (high > 1.0f) {
    float k = (1.0f - l) / (high - l);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  return c;
}

static inline rgb with_luminosity(rgb c, float luminosity) {
  float d = luminosity - luminosity_of(c);
  return clipped((rgb){c.r + d, c.g + d, c.b + d});
}

// SetSaturation of the W3C: the minimum component becomes 0, the maximum the saturation, and the third one keeps its
// proportion.
static inline rgb with_saturation(rgb c, float saturation) {
  float low = least_of(c), range = saturation_of(c);
  if (range <= 0.0f) return (rgb){0, 0, 0};
  float k = saturation / range;
  return (rgb){(c.r - low) * k, (c.g - low) * k, (c.b - low) * k};
}

static inline rgb mixed_color(rgb d, rgb s, int mode) {
  switch (mode) {
  case pegbar_blend_hue:
    return with_luminosity(with_saturation(s, saturation_of(d)), luminosity_of(d));
  case pegbar_blend_saturation:
    return with_luminosity(with_saturation(d, saturation_of(s)), luminosity_of(d));
  case pegbar_blend_color: return with_luminosity(s, luminosity_of(d));
  default: return with_luminosity(d, luminosity_of(s));
  }
}

static inline rgb straight(uint32_t pixel) {
  float alpha = (float)(pixel >> 24);
  return (rgb){(float)(pixel >> 16 & 255) / alpha, (float)(pixel >> 8 & 255) / alpha,
      (float)(pixel & 255) / alpha};
}

// The parts of source and destination that do not overlap, and a · b times the mixed component, rounded to 1/255 first.
static inline uint32_t met(uint32_t s, uint32_t d, component a, component b, float mixed) {
  float part = (float)(a * b) * (mixed < 0.0f ? 0.0f : mixed > 1.0f ? 1.0f : mixed);
  return divided(s * (255 - b) + d * (255 - a) + (component)(part + 0.5f));
}

static inline uint32_t blended_color(uint32_t source, uint32_t destination, int mode) {
  component a = source >> 24, b = destination >> 24;
  if (a == 0 || b == 0) return a == 0 ? destination : source;
  rgb mixed = mixed_color(straight(destination), straight(source), mode);
  uint32_t alpha = divided(255 * (a + b) - a * b);
  uint32_t red = met(source >> 16 & 255, destination >> 16 & 255, a, b, mixed.r);
  uint32_t green = met(source >> 8 & 255, destination >> 8 & 255, a, b, mixed.g);
  uint32_t blue = met(source & 255, destination & 255, a, b, mixed.b);
  return alpha << 24 | red << 16 | green << 8 | blue;
}

#endif
