// Slanted quads, a pixel at a time: the reference; and the spans of their rows, for all variants.
#include "Quad.h"
#include "Variants.h"

void pegbar_portable_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row) {
  const quad_row line = quad_row_of(quad, row);
  for (size_t i = 0; i < n; i++) coverage[i] = quad_coverage_at(quad, &line, column + (int32_t)i);
}

pegbar_span pegbar_quad_span(const pegbar_edges *edges, int32_t row, int32_t width) {
  return span_of(edges, row, width);
}

// The minimum slope of a side that a row crosses: below it, the row lies on one side of it in all columns, or nearly
// so.
static const float least_slope = 1e-6f;

pegbar_edges pegbar_quad_edges(const pegbar_quad *quad) {
  pegbar_edges edges;
  for (int pair = 0; pair < 2; pair++) {
    const int first = 2 * pair;
    const int in = quad->a[first] >= 0 ? first : first + 1, out = 2 * first + 1 - in;
    const float slope = quad->a[in] > least_slope ? quad->a[in] : least_slope;
    // Where the distance is −0.5.
    edges.begin[pair] = (-0.5f - quad->c[in]) / slope;
    edges.begin_step[pair] = -quad->b[in] / slope;
    edges.end[pair] = (0.5f + quad->c[out]) / slope;
    edges.end_step[pair] = quad->b[out] / slope;
    edges.depth[pair] = 1 / slope;
  }
  return edges;
}
