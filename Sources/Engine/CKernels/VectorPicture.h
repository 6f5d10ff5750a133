// Pictures, a vector of samples at a time; included once for each kind of vector, after its samples.

void VARIANT(sample_affine)(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt) {
  if (sample_simply(to, n, picture, s, t, ds, dt, VARIANT(bilinear_shift))) return;
  const source from = source_of(picture);
  const vec step_s = set32((uint32_t)ds * LANES), step_t = set32((uint32_t)dt * LANES);
  vec at_s = first_positions(s, ds), at_t = first_positions(t, dt);
  for (size_t i = 0; i < n; i += LANES) {
    store(to + i, at_most_all(n - i), samples(&from, at_s, at_t));
    at_s = add32(at_s, step_s);
    at_t = add32(at_t, step_t);
  }
}

// Blends a vector of samples over pixels, scaled by factors in both lanes of each.
static inline void put_samples(uint32_t *to, size_t k, vec pixels, vec factors) {
  store(to, k, over(scaled(pixels, factors), load(to, k)));
}

// The columns of a row that a quad touches. Where it covers them fully its coverage is 255, so it does not matter where
// a vector begins.
static inline void over_span(uint32_t *to, pegbar_span span, const pegbar_quad *quad, const quad_row *line,
    const source *from, line_start start, const pegbar_map *map, uint32_t opacity) {
  const vec whole = set16((uint16_t)opacity);
  const vec step_s = set32((uint32_t)map->ds * LANES), step_t = set32((uint32_t)map->dt * LANES);
  vec at_s = first_positions(start.s, map->ds), at_t = first_positions(start.t, map->dt);
  for (int32_t x = span.first; x < span.end; x += (int32_t)LANES) {
    const size_t k = at_most_all((size_t)(span.end - x));
    const vec pixels = samples(from, at_s, at_t);
    if (x >= span.full_first && x + (int32_t)k <= span.full_end) {
      if (opacity == 255 && is_opaque(pixels)) {
        store(to + x, k, pixels);
      } else {
        put_samples(to + x, k, pixels, whole);
      }
    } else {
      const vec covered = in_both_lanes(quad_coverage_each(quad, line, x));
      put_samples(to + x, k, pixels, divided(mul16(covered, whole)));
    }
    at_s = add32(at_s, step_s);
    at_t = add32(at_t, step_t);
  }
}

void VARIANT(over_quad)(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column, int32_t row,
    const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_map *map, uint32_t opacity) {
  const int32_t end = column + (int32_t)width;
  if (!is_usual(picture)) {
    pegbar_portable_over_quad(to, stride, width, height, column, row, quad, picture, map, opacity);
    return;
  }
  // Spans have no columns below 0.
  if (end <= 0) return;
  const source from = source_of(picture);
  const pegbar_edges edges = pegbar_quad_edges(quad);
  for (size_t y = 0; y < height; y++, to += stride) {
    const int32_t j = row + (int32_t)y;
    pegbar_span span = span_of(&edges, j, end);
    if (span.first < column) span.first = column;
    if (span.first >= span.end) continue;
    line_start start = start_of(map, j);
    start = moved(start, map, span.first);
    const size_t n = (size_t)(span.end - span.first);
    if (is_near(n, start.s, map->ds) && is_near(n, start.t, map->dt)) {
      const quad_row line = quad_row_of(quad, j);
      over_span(to - column, span, quad, &line, &from, start, map, opacity);
    } else {
      pegbar_portable_over_quad(to, stride, width, 1, column, j, quad, picture, map, opacity);
    }
  }
}

// The whole parts of positions, clamped, in the upper 24 bits; NaN is at the lower limit.
static inline __attribute__((always_inline)) vec held_places(const reals *positions, int32_t least, int32_t most) {
  const reals low = (reals){} + least, high = (reals){} + most;
  choices is_above = *positions > low;
  reals held = (reals)((is_above & (choices)*positions) | (~is_above & (choices)low));
  const choices is_below = held < high;
  held = (reals)((is_below & (choices)held) | (~is_below & (choices)high));
  return left32_by_8((vec)__builtin_convertvector(held, numbers));
}

void VARIANT(sample_perspective)(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  if (!is_usual(picture)) {
    pegbar_portable_sample_perspective(to, n, picture, sight, column);
    return;
  }
  const source from = source_of(picture);
  numbers columns;
  for (size_t k = 0; k < LANES; k++) columns[k] = column + (int32_t)k;
  for (size_t i = 0; i < n; i += LANES) {
    const reals x = __builtin_convertvector(columns + (int32_t)i, reals), w = x * sight->dw + sight->w;
    const reals scale = 256 / w;
    const reals p = (x * sight->ds + sight->s) * scale - 127.5, q = (x * sight->dt + sight->t) * scale - 127.5;
    const vec s = held_places(&p, picture->left, picture->right);
    const vec t = held_places(&q, picture->top, picture->bottom);
    const vec seen = (vec)__builtin_convertvector(w > 1e-12, numbers);
    store(to + i, at_most_all(n - i), and(samples(&from, s, t), seen));
  }
}
