// Samples of pictures, one at a time: the reference.
#include "Arithmetic.h"
#include "Quad.h"
#include "Sampling.h"

// The sample at a point in 1/256 pixel from the first pixel's center, within the part that is shown.
static inline uint32_t sample(const pegbar_picture *picture, int64_t p, int64_t q) {
  const int64_t i = p >> 8, right = i < picture->width - 1;
  const uint32_t *row0 = picture->pixels + (q >> 8) * picture->stride + i;
  const uint32_t *row1 = q >> 8 < picture->height - 1 ? row0 + picture->stride : row0;
  return mix(row0[0], row0[right], row1[0], row1[right], p & 255, q & 255);
}

static inline int64_t step(int64_t position, int64_t way) {
  return (int64_t)((uint64_t)position + (uint64_t)way);
}

void pegbar_portable_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  for (size_t i = 0; i < n; i++) {
    to[i] = sample(picture, held(rounded(s), picture->left, picture->right),
        held(rounded(t), picture->top, picture->bottom));
    s = step(s, ds);
    t = step(t, dt);
  }
}

// Whether all positions of a row lie in a range.
static inline int is_inside(size_t n, int64_t s, int64_t ds, int64_t least, int64_t most) {
  int64_t way, last;
  return n > 0 && n <= INT32_MAX && !__builtin_mul_overflow((int64_t)n - 1, ds, &way)
      && !__builtin_add_overflow(s, way, &last) && s >> 16 >= least && last >> 16 >= least
      && s >> 16 <= most && last >> 16 <= most;
}

void pegbar_portable_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s,
    int64_t t, int64_t ds, int64_t dt) {
  const int64_t left = picture->left >> 8, right = picture->right >> 8, stride = picture->stride;
  const int64_t top = picture->top >> 8, bottom = picture->bottom >> 8;
  const uint32_t *pixels = picture->pixels;
  if (is_inside(n, s, ds, left, right) && is_inside(n, t, dt, top, bottom)) {
    // (Beyond the last pixel, which is not read, a step may lead anywhere.)
    for (size_t i = 0; i < n; i++) {
      to[i] = pixels[(t >> 16) * stride + (s >> 16)];
      s = step(s, ds);
      t = step(t, dt);
    }
    return;
  }
  for (size_t i = 0; i < n; i++) {
    to[i] = pixels[held(t >> 16, top, bottom) * stride + held(s >> 16, left, right)];
    s = step(s, ds);
    t = step(t, dt);
  }
}

// A position's whole part, clamped; NaN counts as the lower limit.
static inline int32_t place(double position, int32_t least, int32_t most) {
  const double low = position > least ? position : least;
  return (int32_t)(low < most ? low : most);
}

void pegbar_portable_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  for (size_t i = 0; i < n; i++) {
    const double x = column + (int32_t)i, w = x * sight->dw + sight->w, scale = 256 / w;
    const double p = (x * sight->ds + sight->s) * scale - 127.5;
    const double q = (x * sight->dt + sight->t) * scale - 127.5;
    to[i] = w > 1e-12 ? sample(picture, place(p, picture->left, picture->right),
                place(q, picture->top, picture->bottom))
                      : 0;
  }
}

void pegbar_portable_nearest_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  for (size_t i = 0; i < n; i++) {
    const double x = column + (int32_t)i, w = x * sight->dw + sight->w, scale = 256 / w;
    const int32_t p = place((x * sight->ds + sight->s) * scale, picture->left, picture->right);
    const int32_t q = place((x * sight->dt + sight->t) * scale, picture->top, picture->bottom);
    to[i] = w > 1e-12 ? picture->pixels[(int64_t)(q >> 8) * picture->stride + (p >> 8)] : 0;
  }
}

void pegbar_portable_over_quad(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_map *map,
    uint32_t opacity) {
  for (size_t y = 0; y < height; y++, to += stride) {
    const quad_row line = quad_row_of(quad, row + (int32_t)y);
    const line_start start = start_of(map, row + (int32_t)y);
    for (size_t i = column < 0 ? (size_t)-(int64_t)column : 0; i < width; i++) {
      const int32_t x = column + (int32_t)i;
      const uint32_t factor = scaled_pair(quad_coverage_at(quad, &line, x), opacity);
      if (!factor) continue;
      const line_start at = moved(start, map, x);
      const uint32_t pixel = sample(picture, held(rounded(at.s), picture->left, picture->right),
          held(rounded(at.t), picture->top, picture->bottom));
      to[i] = over(scaled(pixel, factor), to[i]);
    }
  }
}

void pegbar_portable_over_tinted_quad(uint32_t *to, size_t stride, size_t width, size_t height,
    int32_t column, int32_t row, const pegbar_quad *quad, const pegbar_picture *picture,
    const pegbar_square *squares, const pegbar_map *map, uint32_t tint, int adds) {
  (void)squares;
  for (size_t y = 0; y < height; y++, to += stride) {
    const quad_row line = quad_row_of(quad, row + (int32_t)y);
    const line_start start = start_of(map, row + (int32_t)y);
    for (size_t i = column < 0 ? (size_t)-(int64_t)column : 0; i < width; i++) {
      const int32_t x = column + (int32_t)i;
      const uint32_t covered = quad_coverage_at(quad, &line, x);
      if (!covered) continue;
      const line_start at = moved(start, map, x);
      const uint32_t pixel = sample(picture, held(rounded(at.s), picture->left, picture->right),
          held(rounded(at.t), picture->top, picture->bottom));
      const uint32_t part = scaled(tinted(pixel, tint), covered);
      to[i] = adds ? sum(part, to[i]) : over(part, to[i]);
    }
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
