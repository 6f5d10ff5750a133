// What the variants of the sampling kernels share: the place of a position, and the rows that need no sampling.
#ifndef PEGBAR_SAMPLING_H
#define PEGBAR_SAMPLING_H

#include "Variants.h"

#pragma STDC FP_CONTRACT OFF

static inline int64_t held(int64_t position, int64_t least, int64_t most) {
  if (position < least) return least;
  return position > most ? most : position;
}

// In 1/256 of a pixel, rounded to the nearest.
static inline int64_t rounded(int64_t position) { return (int64_t)((uint64_t)position + 128) >> 8; }

static const int64_t far = INT32_MAX - 128;

// Whether all of a row's positions fit 32 bits.
static inline int is_near(size_t n, int64_t s, int64_t ds) {
  int64_t way, end;
  return n <= INT32_MAX && s > -far && s < far && !__builtin_mul_overflow((int64_t)n, ds, &way)
      && !__builtin_add_overflow(s, way, &end) && end > -far && end < far;
}

// Whether rows, columns and a row's length fit 16 bits with a sign, and each pixel has a neighbor.
static inline int is_usual(const pegbar_picture *picture) {
  return picture->width > 1 && picture->stride <= INT16_MAX && picture->height <= INT16_MAX;
}

// The position of column 0 of a row, in 1/65536 of a pixel from the first pixel's center.
typedef struct {
  int64_t s, t;
} line_start;

// (Truncation is one instruction; floor would be a call where there is no SSE4.1.)
static inline int64_t fixed(double pixels) {
  const double raised = pixels * 65536 + 0.5;
  const int64_t cut = (int64_t)raised;
  return (double)cut > raised ? cut - 1 : cut;
}

static inline line_start start_of(const pegbar_map *map, int32_t row) {
  const double y = map->row + row;
  return (line_start){fixed(map->across_s + y * map->down_s + map->s) - 32768,
      fixed(map->across_t + y * map->down_t + map->t) - 32768};
}

static inline line_start moved(line_start start, const pegbar_map *map, int32_t columns) {
  return (line_start){(int64_t)((uint64_t)start.s + (uint64_t)map->ds * (uint64_t)columns),
      (int64_t)((uint64_t)start.t + (uint64_t)map->dt * (uint64_t)columns)};
}

// How many of n positions 1 pixel apart come before `end`, in 1/256 of a pixel.
static inline size_t count_before(int64_t end, int64_t position, size_t n) {
  if (position >= end) return 0;
  const uint64_t count = (uint64_t)(end - position + 255) >> 8;
  return count < n ? (size_t)count : n;
}

// A row with steps of one pixel, which fit 32 bits: shifted, and its ends repeated.
static inline void move_row(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    __typeof__(pegbar_bilinear_shift) *shift) {
  const int64_t p = rounded(s), q = held(rounded(t), picture->top, picture->bottom);
  const size_t before = count_before(picture->left, p, n);
  const size_t within = count_before((int64_t)picture->right + 1, p, n);
  const uint32_t below = q & 255;
  const uint32_t *row = picture->pixels + (q >> 8) * picture->stride;
  const uint32_t *next = below ? row + picture->stride : row;
  if (before > 0) {
    const int32_t i = picture->left >> 8;
    shift(to, row + i, next + i, 1, picture->left & 255, below);
    for (size_t k = 1; k < before; k++) to[k] = to[0];
  }
  if (within > before) {
    const int64_t i = (p >> 8) + (int64_t)before;
    shift(to + before, row + i, next + i, within - before, p & 255, below);
  }
  if (within < n) {
    const int32_t i = picture->right >> 8;
    shift(to + within, row + i, next + i, 1, picture->right & 255, below);
    for (size_t k = within + 1; k < n; k++) to[k] = to[within];
  }
}

// Samples the rows that need no vector sampling: those whose positions do not fit 32 bits, and those that are a shifted
// row of the picture.
//
// Returns whether it did.
static inline int sample_simply(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt, __typeof__(pegbar_bilinear_shift) *shift) {
  if (n == 0) return 1;
  if (!is_near(n, s, ds) || !is_near(n, t, dt)) {
    pegbar_portable_sample_affine(to, n, picture, s, t, ds, dt);
  } else if (picture->left == picture->right && picture->top == picture->bottom) {
    // A part that is a single point.
    pegbar_portable_sample_affine(to, 1, picture, s, t, ds, dt);
    for (size_t k = 1; k < n; k++) to[k] = to[0];
  } else if (ds == 65536 && dt == 0) {
    move_row(to, n, picture, s, t, shift);
  } else if (!is_usual(picture)) {
    pegbar_portable_sample_affine(to, n, picture, s, t, ds, dt);
  } else {
    return 0;
  }
  return 1;
}

#endif
