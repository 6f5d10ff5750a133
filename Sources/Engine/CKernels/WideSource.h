// A picture prepared for sampling eight or more pixels at a time; included once for each such kind of vector, after
// VectorArithmetic.h.

typedef struct {
  const uint32_t *pixels;
  int32_t stride;
  // The stride in the lower half of each lane, 1 in the upper one.
  vec strides;
  // Rows in the lower halves, columns in the upper ones: the first pixel that has all four neighbors in the picture and
  // whose points are all in the part that is shown; and the number of such pixels after it.
  vec first, more;
  // The last pixel that has a neighbor to its right, and the last that has one below it.
  int32_t last_column, last_row;
  // The part that is shown.
  int32_t left, top, right, bottom;
} source;

// The first pixel all of whose points are in a part, and how many more follow; an impossible place where there is none.
static inline void find_usual(int32_t least, int32_t most, int32_t *first, int32_t *more) {
  *first = (least + 255) >> 8;
  *more = (most >> 8) - 1 - *first;
  if (*more < 0) *first = INT16_MIN, *more = 0;
}

// The only row of a picture is its own neighbor.
static inline source source_of(const pegbar_picture *picture) {
  const int32_t stride = picture->height > 1 ? picture->stride : 0;
  int32_t column, row, columns, rows;
  find_usual(picture->left, picture->right, &column, &columns);
  find_usual(picture->top, picture->bottom, &row, &rows);
  return (source){picture->pixels, stride, set32((uint32_t)stride | 1 << 16),
      set32(((uint32_t)row & 0xFFFF) | (uint32_t)column << 16), set32((uint32_t)rows | (uint32_t)columns << 16),
      picture->width - 2, picture->height > 1 ? picture->height - 2 : 0,
      picture->left, picture->top, picture->right, picture->bottom};
}

// Two adjacent pixels, in all lanes of 64 bits.
//
// The load units broadcast without cost; there is one shuffle unit only, and the compiler would use that.
static inline __m256i pair_at(const uint32_t *pixels) {
  __m256i pairs;
  __asm__("vpbroadcastq %1, %0" : "=x"(pairs) : "m"(*(const uint64_t *)pixels));
  return pairs;
}
