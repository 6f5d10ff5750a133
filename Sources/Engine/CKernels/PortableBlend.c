// Blend modes, a component at a time: the reference. s, d are premultiplied components, a, b the alphas of
// source and destination; a formula is 65 025 times the component of the result, which is
// s · (1 − b) + d · (1 − a) + a · b · B(d / b, s / a), and is divided by 255 once.
#include <math.h>

#include "Arithmetic.h"
#include "ColorBlend.h"
#include "Variants.h"


static inline component least(component x, component y) { return x < y ? x : y; }

// The parts of source and destination that do not overlap.
static inline component apart(component s, component d, component a, component b) {
  return s * (255 - b) + d * (255 - a);
}

// B = d · s.
static component multiply(component s, component d, component a, component b) {
  return apart(s, d, a, b) + s * d;
}

// B = d + s − d · s.
static component screen(component s, component d, component a, component b) {
  (void)a, (void)b;
  return 255 * (s + d) - s * d;
}

// B = min(d, s).
static component darken(component s, component d, component a, component b) {
  return apart(s, d, a, b) + least(s * b, d * a);
}

// B = max(d, s), with which the sum is s + d − min(s · b, d · a).
static component lighten(component s, component d, component a, component b) {
  return 255 * (s + d) - least(s * b, d * a);
}

// B = |d − s|.
static component difference(component s, component d, component a, component b) {
  return 255 * (s + d) - 2 * least(s * b, d * a);
}

// B = d + s − 2 · d · s.
static component exclusion(component s, component d, component a, component b) {
  (void)a, (void)b;
  return 255 * (s + d) - 2 * s * d;
}

// Multiplies by, or screens with, twice the source: B = 2 · s · d, or 1 − 2 · (1 − s) · (1 − d).
static component hard_light(component s, component d, component a, component b) {
  return apart(s, d, a, b) + (2 * s <= a ? 2 * s * d : a * b - 2 * (b - d) * (a - s));
}

// Hard light with source and destination exchanged.
static component overlay(component s, component d, component a, component b) {
  return hard_light(d, s, b, a);
}

// B = d / (1 − s), at most 1; 0 where d is 0.
static component color_dodge(component s, component d, component a, component b) {
  component lit = s >= a ? a * b : least(a * b, (d * a * a + (a - s) / 2) / (a - s));
  return apart(s, d, a, b) + (d == 0 ? 0 : lit);
}

// B = 1 − (1 − d) / s, at least 0; 1 where d is 1.
static component color_burn(component s, component d, component a, component b) {
  component burnt = s == 0 ? 0 : a * b - least(a * b, ((b - d) * a * a + s / 2) / s);
  return apart(s, d, a, b) + (d >= b ? a * b : burnt);
}

// B = d − (1 − 2 · s) · d · (1 − d), or d + (2 · s − 1) · (D(d) − d) for a light source, where D is
// ((16 · d − 12) · d + 4) · d up to 1/4, else √d. In floats, as written here.
static component soft_light(component s, component d, component a, component b) {
  if (a == 0 || b == 0) return apart(s, d, a, b);
  float S = (float)s / (float)a, D = (float)d / (float)b, B;
  if (2 * s <= a) {
    B = D - ((1.0f - 2.0f * S) * D) * (1.0f - D);
  } else {
    float curve = D <= 0.25f ? ((16.0f * D - 12.0f) * D + 4.0f) * D : sqrtf(D);
    B = D + (2.0f * S - 1.0f) * (curve - D);
  }
  return apart(s, d, a, b) + (component)((float)(a * b) * B + 0.5f);
}

// Porter and Duff's operators are s · Fa + d · Fb; the fractions are in 1/255.
static inline component source_share(component b, int mode) {
  switch (mode) {
  case pegbar_blend_copy: return 255;
  case pegbar_blend_source_in:
  case pegbar_blend_source_atop: return b;
  case pegbar_blend_source_out:
  case pegbar_blend_destination_over:
  case pegbar_blend_destination_atop:
  case pegbar_blend_xor: return 255 - b;
  default: return 0;
  }
}

static inline component destination_share(component a, int mode) {
  switch (mode) {
  case pegbar_blend_destination_over: return 255;
  case pegbar_blend_destination_in:
  case pegbar_blend_destination_atop: return a;
  case pegbar_blend_destination_out:
  case pegbar_blend_source_atop:
  case pegbar_blend_xor: return 255 - a;
  default: return 0;
  }
}

static inline uint32_t composited(uint32_t source, uint32_t destination, int mode) {
  component own = source_share(destination >> 24, mode), other = destination_share(source >> 24, mode);
  uint32_t pixel = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    component s = (source >> shift) & 255, d = (destination >> shift) & 255;
    pixel |= divided(s * own + d * other) << shift;
  }
  return pixel;
}

// The sum of both less the excess of their alphas' sum over 1, at least 0: for opaque pixels d + s − 1.
static inline uint32_t darkened_sum(uint32_t source, uint32_t destination) {
  component alpha = (source >> 24) + (destination >> 24);
  component beyond = alpha > 255 ? alpha - 255 : 0;
  uint32_t pixel = (alpha - beyond) << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    component both = ((source >> shift) & 255) + ((destination >> shift) & 255);
    pixel |= (both > beyond ? both - beyond : 0) << shift;
  }
  return pixel;
}

typedef component (*formula)(component s, component d, component a, component b);

static const formula formulas[] = {
    [pegbar_blend_multiply] = multiply,
    [pegbar_blend_screen] = screen,
    [pegbar_blend_overlay] = overlay,
    [pegbar_blend_darken] = darken,
    [pegbar_blend_lighten] = lighten,
    [pegbar_blend_color_dodge] = color_dodge,
    [pegbar_blend_color_burn] = color_burn,
    [pegbar_blend_hard_light] = hard_light,
    [pegbar_blend_soft_light] = soft_light,
    [pegbar_blend_difference] = difference,
    [pegbar_blend_exclusion] = exclusion,
};

static inline uint32_t blended(uint32_t source, uint32_t destination, formula formula) {
  component a = source >> 24, b = destination >> 24;
  uint32_t pixel = divided(255 * (a + b) - a * b) << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    component s = (source >> shift) & 255, d = (destination >> shift) & 255;
    pixel |= divided(formula(s, d, a, b)) << shift;
  }
  return pixel;
}

void pegbar_portable_blend(uint32_t *to, const uint32_t *from, size_t n, int mode) {
  if (mode == pegbar_blend_plus_lighter) {
    for (size_t i = 0; i < n; i++) to[i] = sum(from[i], to[i]);
  } else if (mode > pegbar_blend_normal && mode < pegbar_blend_plus_lighter) {
    formula formula = formulas[mode];
    for (size_t i = 0; i < n; i++) to[i] = blended(from[i], to[i], formula);
  } else if (mode >= pegbar_blend_hue && mode <= pegbar_blend_luminosity) {
    for (size_t i = 0; i < n; i++) to[i] = blended_color(from[i], to[i], mode);
  } else if (mode >= pegbar_blend_clear && mode <= pegbar_blend_xor) {
    for (size_t i = 0; i < n; i++) to[i] = composited(from[i], to[i], mode);
  } else if (mode == pegbar_blend_plus_darker) {
    for (size_t i = 0; i < n; i++) to[i] = darkened_sum(from[i], to[i]);
  } else {
    for (size_t i = 0; i < n; i++) to[i] = over(from[i], to[i]);
  }
}
