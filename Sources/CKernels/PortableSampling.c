// Samples of pictures, one at a time: the reference.
#include "Arithmetic.h"
#include "Variants.h"

#pragma STDC FP_CONTRACT OFF

static inline int64_t clamped(int64_t value, int64_t most) {
  if (value < 0) return 0;
  return value > most ? most : value;
}

// The sample at a point in 1/256 pixel from the first pixel's centre.
static inline uint32_t sample(const pegbar_picture *picture, int64_t p, int64_t q) {
  int64_t right = picture->width - 1, bottom = picture->height - 1;
  int64_t i0 = clamped(p >> 8, right), i1 = clamped((p >> 8) + 1, right);
  const uint32_t *row0 = picture->pixels + clamped(q >> 8, bottom) * picture->stride;
  const uint32_t *row1 = picture->pixels + clamped((q >> 8) + 1, bottom) * picture->stride;
  return mix(row0[i0], row0[i1], row1[i0], row1[i1], p & 255, q & 255);
}

// In 1/256 of a pixel, rounded to the nearest.
static inline int64_t rounded(int64_t position) { return (int64_t)((uint64_t)position + 128) >> 8; }

void pegbar_portable_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  for (size_t i = 0; i < n; i++) {
    to[i] = sample(picture, rounded(s), rounded(t));
    s = (int64_t)((uint64_t)s + (uint64_t)ds);
    t = (int64_t)((uint64_t)t + (uint64_t)dt);
  }
}

// Whether a whole row of positions lies within `length` pixels.
static inline int is_inside(size_t n, int64_t s, int64_t ds, int64_t length) {
  int64_t way, last;
  return n > 0 && n <= INT32_MAX && !__builtin_mul_overflow((int64_t)n - 1, ds, &way)
      && !__builtin_add_overflow(s, way, &last) && s >= 0 && last >= 0 && s >> 16 < length
      && last >> 16 < length;
}

void pegbar_portable_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  int64_t right = picture->width - 1, bottom = picture->height - 1, stride = picture->stride;
  if (is_inside(n, s, ds, picture->width) && is_inside(n, t, dt, picture->height)) {
    const uint32_t *pixels = picture->pixels;
    // (Beyond the last pixel, which is not read, a step may lead anywhere.)
    for (size_t i = 0; i < n; i++) {
      to[i] = pixels[(t >> 16) * stride + (s >> 16)];
      s = (int64_t)((uint64_t)s + (uint64_t)ds);
      t = (int64_t)((uint64_t)t + (uint64_t)dt);
    }
    return;
  }
  for (size_t i = 0; i < n; i++) {
    to[i] = picture->pixels[clamped(t >> 16, bottom) * stride + clamped(s >> 16, right)];
    s = (int64_t)((uint64_t)s + (uint64_t)ds);
    t = (int64_t)((uint64_t)t + (uint64_t)dt);
  }
}

// A limit within ±2²⁰; what is not a number counts as the lower end.
static inline float held(float limit) {
  float low = limit > -1048576.0f ? limit : -1048576.0f;
  return low < 1048576.0f ? low : 1048576.0f;
}

// A position between limits, in 1/256 of a pixel: ⌊position · 256 + 0.5⌋.
static inline int32_t fixed(float position, float least, float most) {
  float low = position > least ? position : least;
  float scaled = (low < most ? low : most) * 256.0f + 0.5f;
  int32_t whole = (int32_t)scaled;
  return (float)whole > scaled ? whole - 1 : whole;
}

void pegbar_portable_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const float map[9], float x, float y, const float limits[4]) {
  float least_s = held(limits[0]), least_t = held(limits[1]);
  float most_s = held(limits[2]), most_t = held(limits[3]);
  for (size_t i = 0; i < n; i++) {
    float X = x + (float)(int32_t)i;
    float w = (X * map[2] + y * map[5]) + map[8];
    float s = ((X * map[0] + y * map[3]) + map[6]) / w;
    float t = ((X * map[1] + y * map[4]) + map[7]) / w;
    to[i] = w > 1e-12f
        ? sample(picture, fixed(s, least_s, most_s), fixed(t, least_t, most_t))
        : 0;
  }
}

void pegbar_portable_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below) {
  size_t next = right ? 1 : 0;
  const uint32_t *under = below ? row1 : row0;
  for (size_t i = 0; i < n; i++) {
    to[i] = mix(row0[i], row0[i + next], under[i], under[i + next], right, below);
  }
}
