// Colours, pictures and masks, a vector of pixels at a time; included once for each kind of vector, which
// has been included before it. The formulas are those of Arithmetic.h.

// Runs the statements for each vector of a row: `i` is its first pixel, `k` how many there are in it.
#define EACH_VECTOR(...)                        \
  do {                                          \
    size_t i = 0;                               \
    for (; n - i >= LANES; i += LANES) {        \
      const size_t k = LANES;                   \
      __VA_ARGS__                               \
    }                                           \
    if (i < n) {                                \
      const size_t k = n - i;                   \
      __VA_ARGS__                               \
    }                                           \
  } while (0)

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

// 255 − x of 16-bit lanes.
static inline vec rest(vec x) { return xor(x, set16(255)); }

static inline vec over(vec source, vec destination) {
  return add32(source, joined(times(split(destination), rest(alphas(source)))));
}

static inline vec scaled(vec pixels, vec factors) { return joined(times(split(pixels), factors)); }

static void fill(uint32_t *to, size_t n, uint32_t color) {
  const vec colors = set32(color);
  EACH_VECTOR(store(to + i, k, colors););
}

static void over_color(uint32_t *to, size_t n, uint32_t color) {
  if (color >> 24 == 255) {
    fill(to, n, color);
    return;
  }
  const vec colors = set32(color), clear = rest(alphas(colors));
  EACH_VECTOR(store(to + i, k, add32(colors, joined(times(split(load(to + i, k)), clear)))););
}

static void over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color) {
  const vec colors = set32(color);
  const components parts = split(colors);
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covered == COVERED) {
    store(to + i, k, over(colors, load(to + i, k)));
  } else if (covered) {
    store(to + i, k, over(joined(times(parts, both_lanes(covered))), load(to + i, k)));
  });
}

static void over_row(uint32_t *to, const uint32_t *from, size_t n) {
  EACH_VECTOR(vec source = load(from + i, k); if (is_mixed(source)) {
    store(to + i, k, over(source, load(to + i, k)));
  } else if (is_opaque(source)) {
    store(to + i, k, source);
  } else if (!is_clear(source)) {
    store(to + i, k, over(source, load(to + i, k)));
  });
}

static void over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  const vec factors = set16((uint16_t)opacity);
  EACH_VECTOR(vec source = load(from + i, k); if (!is_clear(source)) {
    store(to + i, k, over(scaled(source, factors), load(to + i, k)));
  });
}

static void over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covered) {
    vec source = load(from + i, k);
    if (covered != COVERED) source = scaled(source, both_lanes(covered));
    store(to + i, k, over(source, load(to + i, k)));
  });
}

static void add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  const vec factors = set16((uint16_t)opacity);
  EACH_VECTOR(vec part = scaled(load(from + i, k), factors);
              store(to + i, k, add8_saturated(part, load(to + i, k))););
}

static void add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covered) {
    vec part = scaled(load(from + i, k), both_lanes(covered));
    store(to + i, k, add8_saturated(part, load(to + i, k)));
  });
}

static void crossfade(
    uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, uint32_t opacity) {
  const vec factors = set16((uint16_t)opacity);
  EACH_VECTOR(vec source = scaled(load(above + i, k), factors);
              store(to + i, k, over(source, load(below + i, k))););
}

static void multiply_alpha(uint32_t *to, const uint32_t *mask, size_t n) {
  EACH_VECTOR(vec covering = load(mask + i, k); if (!is_opaque(covering)) {
    store(to + i, k, scaled(load(to + i, k), alphas(covering)));
  });
}

// Four coverages are as good as a pixel.
static void scale_coverage(uint8_t *coverage, size_t n, uint32_t factor) {
  const vec factors = set16((uint16_t)factor);
  size_t size = 4 * LANES, i = 0;
  for (; n - i >= size; i += size) {
    vec bytes;
    memcpy(&bytes, coverage + i, size);
    bytes = scaled(bytes, factors);
    memcpy(coverage + i, &bytes, size);
  }
  for (; i < n; i++) {
    uint32_t t = coverage[i] * factor + 128;
    coverage[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}
