// The coverage of a rectangle in perspective, a pixel at a time: the reference, and the values that a row's pixels
// share.
#ifndef PEGBAR_SLANTED_H
#define PEGBAR_SLANTED_H

#include "CKernels.h"

#pragma STDC FP_CONTRACT OFF

static inline double within_unit(double x) {
  const double low = x > 0 ? x : 0;
  return low < 1 ? low : 1;
}

// The distance of a place beyond the centers of the arcs on either side; negative on the side of the first one.
static inline double beyond(double place, double first, double last) {
  const double before = place - first, after = place - last;
  return before < 0 ? before : after > 0 ? after : 0;
}

// The distance of a place inside a corner's curve, and the negated gradient of that distance. (du, dv) is the place's
// distance beyond the corner's center, neither of them 0.
typedef struct {
  double inside, nu, nv;
} corner_place;

static inline corner_place in_arc(const pegbar_slanted *shape, double du, double dv) {
  const double reach = __builtin_sqrt(du * du + dv * dv);
  return (corner_place){shape->radius - reach, du / reach, dv / reach};
}

static inline corner_place in_bend(const pegbar_slanted *shape, double du, double dv) {
  const double *c = shape->bend;
  const double u = du < 0 ? -du : du, v = dv < 0 ? -dv : dv;
  const double greater = u > v ? u : v, lesser = u > v ? v : u, t = lesser / greater;
  const double bent = c[0] + t * t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])));
  const double rise = t * (2 * c[1] + t * (3 * c[2] + t * (4 * c[3] + t * (5 * c[4]))));
  const double fore = 1 + rise * t / greater, aside = -rise / greater;
  const double nu = u > v ? fore : aside, nv = u > v ? aside : fore;
  return (corner_place){bent - greater, du < 0 ? -nu : nu, dv < 0 ? -nv : nv};
}

// The part of a pixel that a corner's curve leaves: 1 away from corners.
static inline double slanted_corner(const pegbar_slanted *shape, double x, double y, double w) {
  const double *m = shape->local, r = shape->extent > 0 ? shape->extent : shape->radius;
  const double u = (x * m[0] + y * m[3] + m[6]) / w, v = (x * m[1] + y * m[4] + m[7]) / w;
  const double du = beyond(u, shape->left + r, shape->right - r);
  const double dv = beyond(v, shape->top + r, shape->bottom - r);
  const uint32_t corner = 1u << ((du > 0 ? 1 : 0) + (dv > 0 ? 2 : 0));
  if (du == 0 || dv == 0 || !(shape->corners & corner)) return 1;
  const corner_place place = shape->extent > 0 ? in_bend(shape, du, dv) : in_arc(shape, du, dv);
  const double nu = place.nu, nv = place.nv;
  // The distance's slope on the device, through the derivative of the map.
  const double across = (nu * (m[0] - u * m[2]) + nv * (m[1] - v * m[2])) / w;
  const double along = (nu * (m[3] - u * m[5]) + nv * (m[4] - v * m[5])) / w;
  const double slope = __builtin_sqrt(across * across + along * along);
  return slope > 0 ? within_unit(0.5 + place.inside / slope) : 1;
}

static inline uint8_t slanted_coverage_at(const pegbar_slanted *shape, double x, double y) {
  double inside[4];
  for (int k = 0; k < 4; k++) inside[k] = within_unit(shape->a[k] * x + shape->b[k] * y + shape->c[k] + 0.5);
  const double across = inside[0] + inside[1] - 1, along = inside[2] + inside[3] - 1;
  const double w = x * shape->local[2] + y * shape->local[5] + shape->local[8];
  if (!(across > 0 && along > 0 && w > 0)) return 0;
  double covered = across * along;
  if (shape->radius > 0) {
    const double corner = slanted_corner(shape, x, y, w);
    covered = corner < covered ? corner : covered;
  }
  return (uint8_t)(int32_t)(covered * 255 + 0.5000001);
}

#endif
