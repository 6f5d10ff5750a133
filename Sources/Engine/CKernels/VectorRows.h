// Colors, pictures and masks, a vector of pixels at a time; included once for each kind of vector, after
// VectorArithmetic.h.

// Runs the statements for each vector of a row: `i` is its first pixel, `k` the number of pixels in it.
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
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covers_whole(covered)) {
    store(to + i, k, over(colors, load(to + i, k)));
  } else if (covers_some(covered)) {
    store(to + i, k, over(joined(times(parts, both_lanes(covered))), load(to + i, k)));
  });
}

static void over_color_mask(uint32_t *to, const uint8_t *mask, size_t n, uint32_t color) {
  const vec colors = set32(color);
  const components wide = cut_color(color);
  const int hides = color >> 24 == 255;
  EACH_VECTOR(covers covered = load_covers(mask + i, k); if (hides && covers_whole(covered)) {
    store(to + i, k, colors);
  } else if (covers_some(covered)) {
    store(to + i, k, over_cut(wide, both_lanes(covered), load(to + i, k)));
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
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covers_some(covered)) {
    vec source = load(from + i, k);
    if (!covers_whole(covered)) source = scaled(source, both_lanes(covered));
    store(to + i, k, over(source, load(to + i, k)));
  });
}

static void tint_row(uint32_t *to, size_t n, uint32_t tint) {
  const components factors = split(set32(tint));
  EACH_VECTOR(store(to + i, k, joined(times_each(split(load(to + i, k)), factors))););
}

static void add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  const vec factors = set16((uint16_t)opacity);
  EACH_VECTOR(vec part = scaled(load(from + i, k), factors);
              store(to + i, k, add8_saturated(part, load(to + i, k))););
}

static void add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  EACH_VECTOR(covers covered = load_covers(coverage + i, k); if (covers_some(covered)) {
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

// Four coverages are treated as one pixel.
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
