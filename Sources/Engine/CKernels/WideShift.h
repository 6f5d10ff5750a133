// Rows shifted by a fraction of a pixel, eight or more at a time; included once for each such kind of vector, after
// VectorArithmetic.h and what it mixes with, with its VARIANT of a kernel's name.

// The pixels of one row mixed with their right neighbors, in two halves.
typedef struct {
  vec first, second;
} halves;

// Where the right weight is 0, a pixel is its own neighbor.
static inline halves mixed(const uint32_t *row, size_t k, vec weights, int has_right) {
  vec left = load(row, k), right = has_right ? load(row + 1, k) : left;
  return (halves){across(lower_in_turn(left, right), weights), across(upper_in_turn(left, right), weights)};
}

static inline __attribute__((always_inline)) void shift(uint32_t *to, const uint32_t *row0,
    const uint32_t *row1, size_t n, uint32_t right, uint32_t below, int has_right, int has_below) {
  const uint32_t weight = has_right ? right : 1;
  const vec columns = set16((uint16_t)((256 - weight) | weight << 8));
  const vec rows = set32((256 - below) | below << 16);
  for (size_t i = 0; i < n; i += LANES) {
    size_t k = at_most_all(n - i);
    halves top = mixed(row0 + i, k, columns, has_right);
    halves bottom = has_below ? mixed(row1 + i, k, columns, has_right) : top;
    vec first = mixed_rows(top.first, bottom.first, rows);
    store(to + i, k, packed(first, mixed_rows(top.second, bottom.second, rows)));
  }
}

void VARIANT(bilinear_shift)(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below) {
  if (right && below) {
    shift(to, row0, row1, n, right, below, 1, 1);
  } else if (right) {
    shift(to, row0, row1, n, right, below, 1, 0);
  } else if (below) {
    shift(to, row0, row1, n, right, below, 0, 1);
  } else if (n) {
    memcpy(to, row0, n * sizeof *to);
  }
}
