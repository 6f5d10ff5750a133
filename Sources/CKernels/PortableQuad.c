// Slanted quads, a pixel at a time: the reference; and where their rows begin and end, for all variants.
#include "Quad.h"
#include "Variants.h"

void pegbar_portable_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row) {
  const quad_row line = quad_row_of(quad, row);
  for (size_t i = 0; i < n; i++) coverage[i] = quad_coverage_at(quad, &line, column + (int32_t)i);
}

// The whole part of a float that is not negative and at most `most`.
static int32_t among(float x, int32_t most) { return x > 0 ? x < (float)most ? (int32_t)x : most : 0; }

pegbar_span pegbar_quad_span(const pegbar_quad *quad, int32_t row, int32_t width) {
  const quad_row line = quad_row_of(quad, row);
  float first = 0, last = (float)width, full_first = 0, full_last = (float)width;
  for (int i = 0; i < 4; i++) {
    float a = quad->a[i], at = line.at[i];
    // Places where the distance is −0.5 and 0.5; a hair further out, and further in, than they come to.
    if (a > 1e-6f || a < -1e-6f) {
      float touch = (-0.5f - at) * quad->inverse[i], full = (0.5f - at) * quad->inverse[i];
      if (a > 0) {
        first = touch > first ? touch : first;
        full_first = full > full_first ? full : full_first;
      } else {
        last = touch < last ? touch : last;
        full_last = full < full_last ? full : full_last;
      }
    } else if (at < 0.5f) {
      full_last = -1;
      if (at < -0.5f) last = -1;
    }
  }
  const float hair = 1.0f / 64;
  pegbar_span span;
  span.first = among(first - hair, width);
  span.end = among(last + hair + 1, width);
  span.full_first = among(full_first + hair + 1, width);
  span.full_end = among(full_last - hair + 1, width);
  if (span.end < span.first) span.end = span.first;
  if (span.full_first < span.first) span.full_first = span.first;
  if (span.full_end > span.end) span.full_end = span.end;
  if (span.full_end <= span.full_first) span.full_first = span.full_end = span.end;
  return span;
}
