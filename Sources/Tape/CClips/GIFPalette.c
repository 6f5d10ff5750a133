#include "CClips.h"
#include "GIFDistance.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A palette is chosen in three steps. Colors that fill much of the clip (backgrounds, text) are included as they are.
// The rest is sorted into a cube of 64³ cells, which is cut into boxes: always the box with the largest variance, where
// that leaves the least variance. Finally the boxes' means are moved to the means of the cells nearest to them.

enum { side = 64, edge = side + 1, cells = side * side * side, corners = edge * edge * edge };

/// The weight, the weighted components and their weighted squares: of one cell, or accumulated up to a corner.
typedef struct {
  double weight, r, g, b, squares;
} Moments;

/// Cells from `low` up to and excluding `high`, by red, green and blue.
typedef struct {
  size_t low[3], high[3];
  double variance;
} Box;

static size_t corner(size_t r, size_t g, size_t b) { return (r * edge + g) * edge + b; }

static void add(Moments *to, const Moments *from, double sign) {
  to->weight += sign * from->weight;
  to->r += sign * from->r;
  to->g += sign * from->g;
  to->b += sign * from->b;
  to->squares += sign * from->squares;
}

/// The moments of a box, from the accumulated moments at its eight corners.
static Moments inside(const Moments *sums, const Box *box) {
  Moments total = {0, 0, 0, 0, 0};
  for (int i = 0; i < 8; i++) {
    size_t r = i & 4 ? box->high[0] : box->low[0];
    size_t g = i & 2 ? box->high[1] : box->low[1];
    size_t b = i & 1 ? box->high[2] : box->low[2];
    int highs = (i >> 2 & 1) + (i >> 1 & 1) + (i & 1);
    add(&total, &sums[corner(r, g, b)], highs % 2 == 1 ? 1 : -1);
  }
  return total;
}

/// The squared length of the sum, divided by its weight: the larger this is for both halves, the smaller their
/// variances.
static double concentration(const Moments *m) {
  if (m->weight <= 0) return 0;
  return (weight_r * m->r * m->r + weight_g * m->g * m->g + weight_b * m->b * m->b) / m->weight;
}

static void measure(const Moments *sums, Box *box) {
  Moments all = inside(sums, box);
  double size = (double)(box->high[0] - box->low[0]) * (double)(box->high[1] - box->low[1]) *
                (double)(box->high[2] - box->low[2]);
  box->variance = size > 1 ? all.squares - concentration(&all) : 0;
}

/// Cuts a box in two where the variances are least; returns 0 when it is all in one cell.
static int cut(const Moments *sums, Box *box, Box *rest) {
  Moments all = inside(sums, box);
  double best = -1;
  size_t best_axis = 0, best_place = 0;
  for (size_t axis = 0; axis < 3; axis++) {
    for (size_t place = box->low[axis] + 1; place < box->high[axis]; place++) {
      Box lower = *box;
      lower.high[axis] = place;
      Moments low = inside(sums, &lower), high = all;
      add(&high, &low, -1);
      if (low.weight <= 0 || high.weight <= 0) continue;
      double value = concentration(&low) + concentration(&high);
      if (value > best) {
        best = value;
        best_axis = axis;
        best_place = place;
      }
    }
  }
  if (best < 0) {
    box->variance = 0;
    return 0;
  }
  *rest = *box;
  box->high[best_axis] = best_place;
  rest->low[best_axis] = best_place;
  measure(sums, box);
  measure(sums, rest);
  return 1;
}

/// Turns each cell's moments into the sum over all cells up to the corner after it.
static void accumulate(Moments *sums) {
  for (size_t r = 1; r < edge; r++) {
    for (size_t g = 1; g < edge; g++) {
      Moments line = {0, 0, 0, 0, 0};
      for (size_t b = 1; b < edge; b++) {
        Moments *here = &sums[corner(r, g, b)];
        add(&line, here, 1);
        // The last entry of the plane holds its rows before this one; the last plane holds the planes before it.
        *here = line;
        add(here, &sums[corner(r, g - 1, b)], 1);
      }
    }
  }
  for (size_t r = 1; r < edge; r++)
    for (size_t i = corner(r, 0, 0); i < corner(r + 1, 0, 0); i++) add(&sums[i], &sums[i - edge * edge], 1);
}

/// The means of the boxes; returns how many there are.
static size_t cut_cube(const Moments *sums, size_t limit, double (*centers)[3]) {
  Box *boxes = malloc(sizeof(Box) * limit);
  size_t count = 1;
  if (!boxes) return 0;
  boxes[0] = (Box){{0, 0, 0}, {side, side, side}, 0};
  measure(sums, &boxes[0]);
  while (count < limit) {
    size_t widest = 0;
    for (size_t i = 1; i < count; i++)
      if (boxes[i].variance > boxes[widest].variance) widest = i;
    if (boxes[widest].variance <= 0) break;
    if (cut(sums, &boxes[widest], &boxes[count])) count++;
  }
  size_t used = 0;
  for (size_t i = 0; i < count; i++) {
    Moments m = inside(sums, &boxes[i]);
    if (m.weight <= 0) continue;
    centers[used][0] = m.r / m.weight;
    centers[used][1] = m.g / m.weight;
    centers[used][2] = m.b / m.weight;
    used++;
  }
  free(boxes);
  return used;
}

static uint32_t rounded(const double *center) {
  return (uint32_t)(center[0] + 0.5) << 16 | (uint32_t)(center[1] + 0.5) << 8 |
         (uint32_t)(center[2] + 0.5);
}

/// Moves the colors after the first `fixed` to the means of the cells that are nearest to them.
static void settle(
    const Moments *filled, size_t n, uint32_t *palette, size_t fixed, size_t count) {
  NearestColors *nearest = malloc(sizeof(NearestColors));
  Moments *groups = malloc(sizeof(Moments) * count);
  for (int round = 0; nearest && groups && round < 4; round++) {
    nearest_prepare(nearest, palette, count);
    memset(groups, 0, sizeof(Moments) * count);
    for (size_t i = 0; i < n; i++) {
      const Moments *m = &filled[i];
      double center[3] = {m->r / m->weight, m->g / m->weight, m->b / m->weight};
      add(&groups[nearest_index(nearest, rounded(center))], m, 1);
    }
    for (size_t i = fixed; i < count; i++) {
      if (groups[i].weight <= 0) continue;
      double center[3] = {
          groups[i].r / groups[i].weight, groups[i].g / groups[i].weight, groups[i].b / groups[i].weight};
      palette[i] = rounded(center);
    }
  }
  free(nearest);
  free(groups);
}

typedef struct {
  uint32_t color, count;
} Counted;

/// The most frequent first; among equals the darkest.
static int by_count(const void *left, const void *right) {
  const Counted *a = left, *b = right;
  if (a->count != b->count) return a->count > b->count ? -1 : 1;
  return a->color < b->color ? -1 : a->color > b->color;
}

/// The colors that fill at least 1/512 of the clip each: at most a quarter of the palette.
static size_t common(const uint32_t *counts, size_t limit, uint32_t *palette) {
  enum { most = 512 };
  Counted found[most];
  uint64_t total = 0;
  size_t count = 0;
  for (size_t color = 0; color < 1 << 24; color++) total += counts[color];
  for (size_t color = 0; color < 1 << 24 && count < most; color++)
    if (counts[color] > total / most) found[count++] = (Counted){(uint32_t)color, counts[color]};
  qsort(found, count, sizeof(Counted), by_count);
  if (count > limit / 4) count = limit / 4;
  for (size_t i = 0; i < count; i++) palette[i] = found[i].color;
  return count;
}

static size_t exact(const uint32_t *counts, size_t limit, uint32_t *palette) {
  size_t count = 0;
  for (size_t color = 0; color < 1 << 24; color++) {
    if (!counts[color]) continue;
    if (count == limit) return limit + 1;
    palette[count++] = (uint32_t)color;
  }
  return count;
}

size_t pegbar_gif_palette(const uint32_t *counts, size_t limit, uint32_t *palette) {
  size_t count = exact(counts, limit, palette);
  if (count <= limit) return count;
  size_t fixed = common(counts, limit, palette);
  Moments *sums = calloc(corners, sizeof(Moments)), *filled = malloc(sizeof(Moments) * cells);
  double(*centers)[3] = malloc(sizeof(double[3]) * limit);
  size_t n = 0;
  count = fixed;
  if (sums && filled && centers) {
    for (size_t color = 0; color < 1 << 24; color++) {
      if (!counts[color]) continue;
      int is_fixed = 0;
      for (size_t i = 0; i < fixed && !is_fixed; i++) is_fixed = palette[i] == color;
      if (is_fixed) continue;
      double r = (double)(color >> 16), g = (double)(color >> 8 & 255), b = (double)(color & 255);
      // Weighted by the square root of the count, or large areas would leave nothing for small things.
      double weight = sqrt((double)counts[color]);
      double squares = weight_r * r * r + weight_g * g * g + weight_b * b * b;
      Moments one = {weight, weight * r, weight * g, weight * b, weight * squares};
      add(&sums[corner((color >> 18) + 1, (color >> 10 & 63) + 1, (color >> 2 & 63) + 1)], &one, 1);
    }
    for (size_t i = 0; i < corners; i++)
      if (sums[i].weight > 0) filled[n++] = sums[i];
    accumulate(sums);
    size_t more = cut_cube(sums, limit - fixed, centers);
    for (size_t i = 0; i < more; i++) palette[count++] = rounded(centers[i]);
    settle(filled, n, palette, fixed, count);
  }
  free(sums);
  free(filled);
  free(centers);
  return count;
}
