// The arithmetic of a vector of pixels; included once for each kind of vector, which has been included before it.
// The formulas are those of Arithmetic.h.

// Blue and red of each pixel, and green and alpha, in 16 bits each.
typedef struct {
  vec low, high;
} components;

static inline components split(vec pixels) {
  return (components){and(pixels, set32(0x00FF00FF)), right16_by_8(pixels)};
}

static inline vec joined(components c) { return add32(c.low, left32_by_8(c.high)); }

// x/255 of 16-bit lanes, rounded to the nearest: (t + t/256)/256 with t = x + 128.
static inline vec divided(vec x) { return mul16_high(add16(x, set16(128)), set16(257)); }

static inline components times(components c, vec factors) {
  return (components){divided(mul16(c.low, factors)), divided(mul16(c.high, factors))};
}

// x/255 of 16-bit lanes, truncated, for x below 255 · 256: (x + 1) · 257/65536 is never less than a multiple was.
static inline vec cut_divided(vec x) { return mul16_high(add16(x, set16(1)), set16(257)); }

// 255 − x of 16-bit lanes.
static inline vec rest(vec x) { return xor(x, set16(255)); }

static inline vec over(vec source, vec destination) {
  return add32(source, joined(times(split(destination), rest(alphas(source)))));
}

// A color for `over_cut`, 256 times as large. The red, green and blue of an opaque one count 1/128 more.
static inline components cut_color(uint32_t color) {
  const components parts = split(set32(color));
  const vec share = set16(color >> 24 == 255 ? 2 : 0);
  return (components){add16(mul16(parts.low, set16(256)), share),
                      add16(mul16(parts.high, set16(256)), and(share, set32(0xFFFF)))};
}

// A color through factors over a destination: the sum is truncated once.
static inline vec over_cut(components color, vec factors, vec destination) {
  const vec wide = mul16(factors, set16(256));
  const components source = {mul16_high(color.low, wide), mul16_high(color.high, wide)};
  const vec left = rest(alphas(left32_by_8(cut_divided(source.high))));
  const components below = split(destination);
  return joined((components){cut_divided(add16(source.low, mul16(below.low, left))),
                             cut_divided(add16(source.high, mul16(below.high, left)))});
}

static inline vec scaled(vec pixels, vec factors) { return joined(times(split(pixels), factors)); }

// Each component times the tint's component.
static inline components times_each(components c, components tint) {
  return (components){divided(mul16(c.low, tint.low)), divided(mul16(c.high, tint.high))};
}

// Each coverage, 0 … 255 in 32 bits, in both lanes of its pixel.
static inline vec in_both_lanes(vec covered) { return or(covered, left32_by_16(covered)); }
