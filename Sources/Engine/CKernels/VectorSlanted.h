// Rectangles in perspective, as many pixels at a time as there are doubles in SLANTED_BYTES; included once for each
// kind of vector, with its VARIANT of a kernel's name. The formulas are those of Slanted.h, in the same order; where
// those branch, a lane computes both ways and selects.
//
// The compiler's own vectors are enough, as nothing here is a byte.
#include <string.h>

#include "Slanted.h"

#pragma STDC FP_CONTRACT OFF

#define SLANTED_LANES ((size_t)SLANTED_BYTES / sizeof(double))

typedef double reals __attribute__((vector_size(SLANTED_BYTES)));
typedef int64_t choices __attribute__((vector_size(SLANTED_BYTES)));

// a where it is selected, b elsewhere.
static inline reals select(choices which, reals a, reals b) {
  return (reals)((which & (choices)a) | (~which & (choices)b));
}

static inline reals all(double x) { return (reals){} + x; }
static inline reals lesser_of(reals a, reals b) { return select(a < b, a, b); }
static inline reals unit(reals x) { return lesser_of(select(x > 0, x, all(0)), all(1)); }

static inline reals beyond_each(reals place, double first, double last) {
  const reals before = place - first, after = place - last;
  return select(before < 0, before, select(after > 0, after, all(0)));
}

// The lanes whose corner is round.
static inline choices is_round(uint32_t corners, reals du, reals dv) {
  const choices number = ((du > 0) & 1) + ((dv > 0) & 2);
  const choices bit = (((choices){} + (int64_t)corners) >> number) & 1;
  return (bit != 0) & (du != 0) & (dv != 0);
}

static inline reals absolute(reals x) { return select(x < 0, -x, x); }

// `corner_place` for a vector of places.
typedef struct {
  reals inside, nu, nv;
} corner_places;

static inline corner_places in_arcs(const pegbar_slanted *shape, reals du, reals dv) {
  const reals reach = __builtin_elementwise_sqrt(du * du + dv * dv);
  return (corner_places){shape->radius - reach, du / reach, dv / reach};
}

static inline corner_places in_bends(const pegbar_slanted *shape, reals du, reals dv) {
  const double *c = shape->bend;
  const reals u = absolute(du), v = absolute(dv);
  const choices is_flat = u > v;
  const reals greater = select(is_flat, u, v), lesser = select(is_flat, v, u), t = lesser / greater;
  const reals bent = c[0] + t * t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])));
  const reals rise = t * (2 * c[1] + t * (3 * c[2] + t * (4 * c[3] + t * (5 * c[4]))));
  const reals fore = 1 + rise * t / greater, aside = -rise / greater;
  const reals nu = select(is_flat, fore, aside), nv = select(is_flat, aside, fore);
  return (corner_places){bent - greater, select(du < 0, -nu, nu), select(dv < 0, -nv, nv)};
}

static inline reals corner_each(const pegbar_slanted *shape, reals x, double y, reals w) {
  const double *m = shape->local, r = shape->extent > 0 ? shape->extent : shape->radius;
  const reals u = (x * m[0] + y * m[3] + m[6]) / w, v = (x * m[1] + y * m[4] + m[7]) / w;
  const reals du = beyond_each(u, shape->left + r, shape->right - r);
  const reals dv = beyond_each(v, shape->top + r, shape->bottom - r);
  const corner_places place = shape->extent > 0 ? in_bends(shape, du, dv) : in_arcs(shape, du, dv);
  const reals nu = place.nu, nv = place.nv;
  const reals across = (nu * (m[0] - u * m[2]) + nv * (m[1] - v * m[2])) / w;
  const reals along = (nu * (m[3] - u * m[5]) + nv * (m[4] - v * m[5])) / w;
  const reals slope = __builtin_elementwise_sqrt(across * across + along * along);
  const choices is_cut = is_round(shape->corners, du, dv) & (slope > 0);
  return select(is_cut, unit(0.5 + place.inside / slope), all(1));
}

static inline reals slanted_each(const pegbar_slanted *shape, reals x, double y) {
  reals inside[4];
  for (int k = 0; k < 4; k++) inside[k] = unit(shape->a[k] * x + shape->b[k] * y + shape->c[k] + 0.5);
  const reals across = inside[0] + inside[1] - 1, along = inside[2] + inside[3] - 1;
  const reals w = x * shape->local[2] + y * shape->local[5] + shape->local[8];
  reals covered = across * along;
  if (shape->radius > 0) covered = lesser_of(corner_each(shape, x, y, w), covered);
  covered = select((across > 0) & (along > 0) & (w > 0), covered, all(0));
  return covered * 255 + 0.5000001;
}

void VARIANT(slanted_coverage)(
    uint8_t *coverage, size_t n, const pegbar_slanted *shape, int32_t column, int32_t row) {
  typedef uint8_t bytes __attribute__((vector_size(SLANTED_LANES)));
  reals numbers;
  for (size_t k = 0; k < SLANTED_LANES; k++) numbers[k] = (double)k;
  for (size_t i = 0; i < n; i += SLANTED_LANES) {
    const reals x = (double)column + ((double)i + numbers) + 0.5;
    const bytes covers = __builtin_convertvector(slanted_each(shape, x, (double)row + 0.5), bytes);
    memcpy(coverage + i, &covers, n - i < SLANTED_LANES ? n - i : SLANTED_LANES);
  }
}
