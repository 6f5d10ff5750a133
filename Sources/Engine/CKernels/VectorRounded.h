// Rounded rectangles, a vector of pixels at a time; included once for each kind of vector, after VectorRows.h.
// The formulas are those of Rounded.h, in the same order.

static inline fvec unit_each(fvec x) { return min_each(max_each(x, fset(0)), fset(1)); }

// The values that a vector of columns shares in all rows.
typedef struct {
  // The part of each pixel that lies between the sides.
  fvec across;
  // The squared distances of the pixel centers beyond the corners' centers.
  fvec squares;
  // On which side, and whether beyond the corners' centers.
  flags is_left, is_right, is_beyond;
} rounded_columns;

static inline rounded_columns columns_of(const pegbar_rounded *shape, int32_t column) {
  const fvec x = columns_from(column), center = fadd(x, fset(0.5f));
  rounded_columns result;
  fvec before_left = unit_each(fsub(fadd(x, fset(1)), fset(shape->left)));
  result.across = fsub(fadd(before_left, unit_each(fsub(fset(shape->right), x))), fset(1));
  fvec before = fsub(fset(shape->left + shape->radius), center);
  fvec after = fsub(center, fset(shape->right - shape->radius));
  flags is_left = above_each(before, after);
  fvec run = max_each(after, before);
  flags is_beyond = result.is_beyond = above_each(run, fset(0));
  result.squares = fmul(run, run);
  result.is_left = both_of(is_left, is_beyond);
  result.is_right = only_second(is_left, is_beyond);
  return result;
}

// The coverage of a vector of columns in a row, 0 … 255 in 32 bits each.
static inline vec coverage_of(
    const pegbar_rounded *shape, const rounded_row *row, const rounded_columns *columns) {
  fvec c = fmul(columns->across, fset(row->along));
  if (row->rounds_left || row->rounds_right) {
    flags rounds = columns->is_beyond;
    if (!row->rounds_left) rounds = columns->is_right;
    if (!row->rounds_right) rounds = columns->is_left;
    fvec distance = froot(fadd(columns->squares, fset(row->rise * row->rise)));
    fvec round = unit_each(fsub(fset(0.5f + shape->radius), distance));
    c = fchoose(rounds, min_each(round, c), c);
  }
  return truncated(fadd(fmul(c, fset(255.0f)), fset(0.5000001f)));
}

static inline vec coverage_each(const pegbar_rounded *shape, const rounded_row *row, int32_t column) {
  const rounded_columns columns = columns_of(shape, column);
  return coverage_of(shape, row, &columns);
}

static void rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row) {
  rounded_row line = row_of(shape, row);
  find_middle(&line, shape, column, n);
  size_t i = 0;
  while (i < n) {
    if (i == line.middle && line.behind > i) {
      memset(coverage + i, (int)coverage_byte(line.along), line.behind - i);
      i = line.behind;
      continue;
    }
    size_t end = i < line.middle ? line.middle : n;
    size_t k = at_most_all(end - i);
    store_covers(coverage + i, k, coverage_each(shape, &line, column + (int32_t)i));
    i += k;
  }
}

static inline uint32_t scaled_color(components parts, uint32_t factor) {
  uint32_t pixels[LANES];
  vec result = joined(times(parts, set16((uint16_t)factor)));
  memcpy(pixels, &result, sizeof pixels);
  return pixels[0];
}

// A color scaled by coverage.
static inline vec through(components parts, vec covered) {
  return joined(times(parts, in_both_lanes(covered)));
}

// The pixels of a row from i to before `end`, each with its own coverage.
static inline void over_edge(uint32_t *to, size_t i, size_t end, int32_t column,
    const pegbar_rounded *shape, const rounded_row *line, components parts) {
  while (i < end) {
    size_t k = at_most_all(end - i);
    vec covered = coverage_each(shape, line, column + (int32_t)i);
    store(to + i, k, over(through(parts, covered), load(to + i, k)));
    i += k;
  }
}

// A wide shape: edges with coverage, and the part between them in one call.
static inline void over_wide(uint32_t *to, size_t width, int32_t column, const pegbar_rounded *shape,
    const rounded_row *line, components parts, uint32_t color) {
  uint32_t byte = coverage_byte(line->along);
  over_edge(to, 0, line->middle, column, shape, line, parts);
  if (line->behind > line->middle) {
    uint32_t middle = byte == 255 ? color : scaled_color(parts, byte);
    over_color(to + line->middle, line->behind - line->middle, middle);
  }
  over_edge(to, line->behind, width, column, shape, line, parts);
}

// The maximum number of vectors of a shape whose column values are kept from row to row.
#define KEPT ((size_t)16)

// A narrow shape, or a part of one.
typedef struct {
  rounded_columns columns[KEPT];
  // The color through the coverage of a row that is fully covered and has no corners, as most are; and the rest of what
  // is below, in both lanes of each pixel.
  vec whole[KEPT], clear[KEPT];
} kept_columns;

static inline void over_cleared(uint32_t *to, size_t k, vec source, vec clear) {
  store(to, k, add32(source, joined(times(split(load(to, k)), clear))));
}

static inline void over_narrow(uint32_t *to, size_t count, size_t last, const kept_columns *kept,
    const pegbar_rounded *shape, const rounded_row *line, components parts) {
  for (size_t v = 0; v < count; v++) {
    const size_t i = v * LANES, k = v + 1 < count ? LANES : last;
    vec source = kept->whole[v], clear = kept->clear[v];
    // Between the corners, a row that is fully covered is like any other.
    if (line->along != 1 || i < line->middle || i + LANES > line->behind) {
      source = through(parts, coverage_of(shape, line, &kept->columns[v]));
      clear = rest(alphas(source));
    }
    over_cleared(to + i, k, source, clear);
  }
}

// Whether a row is fully covered between its sides and has no corners.
static inline int is_plain(const rounded_row *line) {
  return line->along == 1 && !line->rounds_left && !line->rounds_right;
}

// How many rows from a plain one on are surely plain, at most n. Rows between two plain ones are plain too, as each
// value of a row is monotonic in the row.
static inline size_t plain_rows(const pegbar_rounded *shape, int32_t row, size_t n) {
  const float end = shape->bottom - (shape->corners >> 2 ? shape->radius : 0);
  const size_t count = place_among(floorf(end) - (float)row, n);
  if (count < 2) return 1;
  const rounded_row last = row_of(shape, row + (int32_t)count - 1);
  return is_plain(&last) ? count : 1;
}

static inline void over_plain(uint32_t *to, size_t count, size_t last, const kept_columns *kept) {
  size_t v = 0;
  for (; v + 1 < count; v++) over_cleared(to + v * LANES, LANES, kept->whole[v], kept->clear[v]);
  over_cleared(to + v * LANES, last, kept->whole[v], kept->clear[v]);
}

static void over_rounded(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_rounded *shape, uint32_t color) {
  const components parts = split(set32(color));
  const size_t count = (width + LANES - 1) / LANES, last = width - (count - (width > 0)) * LANES;
  kept_columns kept;
  for (size_t v = 0; v < count && count <= KEPT; v++) {
    const rounded_row plain = {.along = 1, .rise = 0};
    kept.columns[v] = columns_of(shape, column + (int32_t)(v * LANES));
    kept.whole[v] = through(parts, coverage_of(shape, &plain, &kept.columns[v]));
    kept.clear[v] = rest(alphas(kept.whole[v]));
  }
  for (size_t y = 0; y < height; y++, to += stride) {
    rounded_row line = row_of(shape, row + (int32_t)y);
    if (!(line.along > 0)) continue;
    if (count > 0 && count <= KEPT && is_plain(&line)) {
      const size_t rows = plain_rows(shape, row + (int32_t)y, height - y);
      for (size_t i = 1; i < rows; i++, y++, to += stride) over_plain(to, count, last, &kept);
      over_plain(to, count, last, &kept);
      continue;
    }
    find_middle(&line, shape, column, width);
    if (count > KEPT) {
      over_wide(to, width, column, shape, &line, parts, color);
    } else {
      over_narrow(to, count, last, &kept, shape, &line, parts);
    }
  }
}
