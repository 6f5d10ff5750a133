// Small tinted pictures (particles), a vector of samples at a time; included once for each kind of vector, after its
// samples.

// Doubles and whole numbers for a vector of pixels, as the compiler's vectors, which use what registers there are.
typedef double reals __attribute__((vector_size(LANES * sizeof(double))));
typedef int64_t choices __attribute__((vector_size(LANES * sizeof(int64_t))));
typedef int32_t numbers __attribute__((vector_size(LANES * sizeof(int32_t))));

// The values that all rows of a tinted picture share.
typedef struct {
  const pegbar_quad *quad;
  const pegbar_map *map;
  // The steps from a vector's first column to the others in the picture, with the rounding term; and the step to the
  // next vector.
  vec columns_s, columns_t, step_s, step_t;
  source from;
  components tint;
  int adds;
} tinted_quad;

// The values that all pixels of some rows share, computed for a vector of rows at once: a row of a small picture is
// hardly more than a vector of pixels.
typedef struct {
  // The columns that are touched.
  int32_t first[LANES], end[LANES];
  // The `quad_row`s, one side after the other.
  float at[4][LANES];
  // The `line_start`s.
  int32_t s[LANES], t[LANES];
} row_group;

static inline void store_floats(float *to, fvec x) { memcpy(to, &x, sizeof x); }

// `among`, for a vector of rows.
static inline void store_among(int32_t *to, fvec x, fvec most) {
  const vec whole = truncated(min_each(max_each(x, fset(0)), most));
  memcpy(to, &whole, sizeof whole);
}

static inline fvec line_each(float at, float step, fvec y) { return fadd(fset(at), fmul(y, fset(step))); }

// `span_of`, without the fully covered columns.
static inline __attribute__((always_inline)) void find_spans(
    row_group *rows, const pegbar_edges *edges, fvec y, int32_t width) {
  const fvec most = fset((float)width);
  const float tolerance = 1.0f / 64;
  const fvec begin = max_each(line_each(edges->begin[0], edges->begin_step[0], y),
      line_each(edges->begin[1], edges->begin_step[1], y));
  const fvec end = min_each(
      line_each(edges->end[0], edges->end_step[0], y), line_each(edges->end[1], edges->end_step[1], y));
  store_among(rows->first, fsub(begin, fset(tolerance)), most);
  store_among(rows->end, fadd(end, fset(tolerance + 1)), most);
}

// `fixed`, from the first pixel's center, for numbers that fit.
static inline __attribute__((always_inline)) void store_fixed(int32_t *to, const reals *pixels) {
  const reals raised = *pixels * 65536 + 0.5;
  const numbers cut = __builtin_convertvector(raised, numbers);
  const choices is_above = __builtin_convertvector(cut, reals) > raised;
  const numbers result = cut + __builtin_convertvector(is_above, numbers) - 32768;
  memcpy(to, &result, sizeof result);
}

// `start_of`, for a vector of rows.
static inline __attribute__((always_inline)) void find_starts(row_group *rows, const pegbar_map *map, int32_t row) {
  numbers counted;
  for (size_t k = 0; k < LANES; k++) counted[k] = row + (int32_t)k;
  const reals y = map->row + __builtin_convertvector(counted, reals);
  const reals s = map->across_s + y * map->down_s + map->s, t = map->across_t + y * map->down_t + map->t;
  store_fixed(rows->s, &s);
  store_fixed(rows->t, &t);
}

static inline __attribute__((always_inline)) void find_rows(row_group *rows, const tinted_quad *all,
    const pegbar_edges *edges, int32_t row, int32_t width) {
  const fvec y = columns_from(row);
  find_spans(rows, edges, y, width);
  // (`quad_row_of` adds in the opposite order, which has the same result.)
  for (int i = 0; i < 4; i++) store_floats(rows->at[i], line_each(all->quad->c[i], all->quad->b[i], y));
  find_starts(rows, all->map, row);
}

// Some columns of a row. Nearly all vectors contain an end, so these are not distinguished from those that do not. A
// row that is `whole` may be written up to a whole vector's end, where the coverage is 0 and nothing changes: partial
// vectors are slow to load and store, and hard to predict.
static inline __attribute__((always_inline)) void over_tinted_span(uint32_t *to, int32_t first, int32_t end,
    const tinted_quad *all, const pegbar_square *squares, const row_group *rows, size_t k, int whole) {
  const quad_row line = {{rows->at[0][k], rows->at[1][k], rows->at[2][k], rows->at[3][k]}};
  vec at_s = add32(all->columns_s, set32((uint32_t)rows->s[k] + (uint32_t)all->map->ds * (uint32_t)first));
  vec at_t = add32(all->columns_t, set32((uint32_t)rows->t[k] + (uint32_t)all->map->dt * (uint32_t)first));
  for (int32_t x = first; x < end; x += (int32_t)LANES) {
    const size_t n = whole ? LANES : at_most_all((size_t)(end - x));
    const vec covered = in_both_lanes(quad_coverage_each(all->quad, &line, x));
    const components pixels = components_at(&all->from, squares, at_s, at_t);
    const vec part = joined(times(times_each(pixels, all->tint), covered));
    const vec below = load(to + x, n);
    store(to + x, n, all->adds ? add8_saturated(part, below) : over(part, below));
    at_s = add32(at_s, all->step_s);
    at_t = add32(at_t, all->step_t);
  }
}

// Whether the positions of all columns and rows fit 32 bits, including those beyond the last that are in a vector with
// it.
static inline int is_near_all(const pegbar_map *map, int32_t end, int32_t row, size_t height) {
  const double x = ((double)end + LANES) / 65536, y = __builtin_fabs(map->row + row) + (double)(height + LANES);
  const double s = __builtin_fabs(map->across_s) + y * __builtin_fabs(map->down_s) + __builtin_fabs(map->s);
  const double t = __builtin_fabs(map->across_t) + y * __builtin_fabs(map->down_t) + __builtin_fabs(map->t);
  return s + x * __builtin_fabs((double)map->ds) < 32000 && t + x * __builtin_fabs((double)map->dt) < 32000;
}

static inline __attribute__((always_inline)) void over_tinted_rows(uint32_t *to, size_t stride, size_t height,
    int32_t column, int32_t end, int32_t row, const tinted_quad *all, const pegbar_square *squares) {
  const pegbar_edges edges = pegbar_quad_edges(all->quad);
  row_group rows;
  for (size_t y = 0; y < height; y++, to += stride) {
    const size_t k = y % LANES;
    if (k == 0) find_rows(&rows, all, &edges, row + (int32_t)y, end);
    const int32_t first = rows.first[k] > column ? rows.first[k] : column, n = rows.end[k] - first;
    if (n <= 0) continue;
    if ((n + (int32_t)LANES - 1) / (int32_t)LANES * (int32_t)LANES <= end - first) {
      over_tinted_span(to - column, first, rows.end[k], all, squares, &rows, k, 1);
    } else {
      over_tinted_span(to - column, first, rows.end[k], all, squares, &rows, k, 0);
    }
  }
}

void VARIANT(over_tinted_quad)(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_square *squares,
    const pegbar_map *map, uint32_t tint, int adds) {
  const int32_t end = column + (int32_t)width;
  // Spans have no columns below 0.
  if (end <= 0) return;
  if (!is_usual(picture) || !is_near_all(map, end, row, height)) {
    pegbar_portable_over_tinted_quad(
        to, stride, width, height, column, row, quad, picture, squares, map, tint, adds);
    return;
  }
  const tinted_quad all = {.quad = quad, .map = map,
      .columns_s = first_positions(0, map->ds), .columns_t = first_positions(0, map->dt),
      .step_s = set32((uint32_t)map->ds * LANES), .step_t = set32((uint32_t)map->dt * LANES),
      .from = source_of(picture), .tint = split(set32(tint)), .adds = adds};
  // (Tested once here: in each vector the test would cost a tenth.)
  if (squares) {
    over_tinted_rows(to, stride, height, column, end, row, &all, squares);
  } else {
    over_tinted_rows(to, stride, height, column, end, row, &all, NULL);
  }
}
