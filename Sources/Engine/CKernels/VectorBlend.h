// Blend modes, a vector of pixels at a time; included after VectorRows.h. The formulas are those of
// PortableBlend.c in 16 bits, modulo 65 536: their results are at most 65 025.

// One half of the components of some pixels: source and destination, and their alphas in all lanes.
typedef struct {
  vec s, d, a, b;
  // 65 535 in the lanes of colors, 0 in those of alphas.
  vec colors;
} meeting;

static inline vec apart(meeting m) { return add16(mul16(m.s, rest(m.b)), mul16(m.d, rest(m.a))); }
static inline vec both(meeting m) { return mul16(add16(m.s, m.d), set16(255)); }
static inline vec lesser(meeting m) { return min16(mul16(m.s, m.b), mul16(m.d, m.a)); }
// Subtracts x once from all, and once more from the colors.
static inline vec without_twice(vec sum, vec x, vec colors) {
  return sub16(sub16(sum, x), and(x, colors));
}

static inline vec multiply(meeting m) { return add16(apart(m), mul16(m.s, m.d)); }
static inline vec screen(meeting m) { return sub16(both(m), mul16(m.s, m.d)); }
static inline vec darken(meeting m) { return add16(apart(m), lesser(m)); }
static inline vec lighten(meeting m) { return sub16(both(m), lesser(m)); }
static inline vec difference(meeting m) { return without_twice(both(m), lesser(m), m.colors); }
static inline vec exclusion(meeting m) { return without_twice(both(m), mul16(m.s, m.d), m.colors); }

// For the alphas, which are s = a and d = b, the result is a · b as well, or 2 · a · b = 0.
static inline vec hard_light(meeting m) {
  vec product = mul16(m.s, m.d), rests = mul16(sub16(m.b, m.d), sub16(m.a, m.s));
  vec light = sub16(mul16(m.a, m.b), add16(rests, rests));
  vec is_light = greater16(add16(m.s, m.s), m.a);
  vec dark = add16(product, product);
  return add16(apart(m), xor(dark, and(is_light, xor(dark, light))));
}

static inline vec overlay(meeting m) { return hard_light((meeting){m.d, m.s, m.b, m.a, m.colors}); }

#define BLEND(NAME)                                                                     \
  static void blend_##NAME(uint32_t *to, const uint32_t *from, size_t n) {              \
    EACH_VECTOR(vec source = load(from + i, k), destination = load(to + i, k);          \
                components s = split(source), d = split(destination);                   \
                vec a = alphas(source), b = alphas(destination);                        \
                vec low = NAME((meeting){s.low, d.low, a, b, set16(0xFFFF)});           \
                vec high = NAME((meeting){s.high, d.high, a, b, set32(0x0000FFFF)});    \
                store(to + i, k, joined((components){divided(low), divided(high)})););  \
  }

BLEND(multiply)
BLEND(screen)
BLEND(overlay)
BLEND(darken)
BLEND(lighten)
BLEND(hard_light)
BLEND(difference)
BLEND(exclusion)

static void blend_plus_lighter(uint32_t *to, const uint32_t *from, size_t n) {
  EACH_VECTOR(store(to + i, k, add8_saturated(load(from + i, k), load(to + i, k))););
}

// Dodge and burn divide, and soft light takes square roots: these stay with the reference, and so do the operators of
// Porter and Duff, which are rare.
static void blend(uint32_t *to, const uint32_t *from, size_t n, int mode) {
  switch (mode) {
  case pegbar_blend_multiply: blend_multiply(to, from, n); break;
  case pegbar_blend_screen: blend_screen(to, from, n); break;
  case pegbar_blend_overlay: blend_overlay(to, from, n); break;
  case pegbar_blend_darken: blend_darken(to, from, n); break;
  case pegbar_blend_lighten: blend_lighten(to, from, n); break;
  case pegbar_blend_hard_light: blend_hard_light(to, from, n); break;
  case pegbar_blend_difference: blend_difference(to, from, n); break;
  case pegbar_blend_exclusion: blend_exclusion(to, from, n); break;
  case pegbar_blend_plus_lighter: blend_plus_lighter(to, from, n); break;
  case pegbar_blend_color_dodge:
  case pegbar_blend_color_burn:
  case pegbar_blend_hue:
  case pegbar_blend_saturation:
  case pegbar_blend_color:
  case pegbar_blend_luminosity:
  case pegbar_blend_soft_light:
  case pegbar_blend_clear:
  case pegbar_blend_copy:
  case pegbar_blend_source_in:
  case pegbar_blend_source_out:
  case pegbar_blend_source_atop:
  case pegbar_blend_destination_over:
  case pegbar_blend_destination_in:
  case pegbar_blend_destination_out:
  case pegbar_blend_destination_atop:
  case pegbar_blend_xor:
  case pegbar_blend_plus_darker: pegbar_portable_blend(to, from, n, mode); break;
  default: over_row(to, from, n);
  }
}
