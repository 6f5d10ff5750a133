// Slanted quads, a vector of pixels at a time; included once for each kind of vector, after its floats, with its
// VARIANT of a kernel's name. The formulas are those of Quad.h, in the same order.

static inline fvec slab_each(fvec near, fvec far) {
  const fvec half = fset(0.5f), one = fset(1), zero = fset(0);
  fvec low = min_each(max_each(fadd(near, half), zero), one);
  fvec high = min_each(max_each(fadd(far, half), zero), one);
  return max_each(fsub(fadd(low, high), one), zero);
}

// The coverage of a vector of columns in a row, 0 … 255 in 32 bits each.
static inline vec quad_coverage_each(const pegbar_quad *quad, const quad_row *line, int32_t column) {
  const fvec x = columns_from(column);
  fvec sides[4];
  for (int k = 0; k < 4; k++) sides[k] = fadd(fmul(fset(quad->a[k]), x), fset(line->at[k]));
  fvec c = fmul(slab_each(sides[0], sides[1]), slab_each(sides[2], sides[3]));
  return truncated(fadd(fmul(c, fset(255.0f)), fset(0.5000001f)));
}

void VARIANT(quad_coverage)(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row) {
  const quad_row line = quad_row_of(quad, row);
  for (size_t i = 0; i < n; i += LANES) {
    store_covers(coverage + i, at_most_all(n - i), quad_coverage_each(quad, &line, column + (int32_t)i));
  }
}
