// Colors, pictures and masks, a pixel at a time: the reference.
#include "Arithmetic.h"
#include "Variants.h"

static void fill(uint32_t *to, size_t n, uint32_t color) {
  for (size_t i = 0; i < n; i++) to[i] = color;
}

static void over_color(uint32_t *to, size_t n, uint32_t color) {
  for (size_t i = 0; i < n; i++) to[i] = over(color, to[i]);
}

static void over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color) {
  for (size_t i = 0; i < n; i++) to[i] = over(scaled(color, coverage[i]), to[i]);
}

static void over_color_mask(uint32_t *to, const uint8_t *mask, size_t n, uint32_t color) {
  for (size_t i = 0; i < n; i++) to[i] = over_cut(color, mask[i], to[i]);
}

static void over_row(uint32_t *to, const uint32_t *from, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = over(from[i], to[i]);
}

static void over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  for (size_t i = 0; i < n; i++) to[i] = over(scaled(from[i], opacity), to[i]);
}

static void over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = over(scaled(from[i], coverage[i]), to[i]);
}

static void tint_row(uint32_t *to, size_t n, uint32_t tint) {
  for (size_t i = 0; i < n; i++) to[i] = tinted(to[i], tint);
}

static void add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  for (size_t i = 0; i < n; i++) to[i] = sum(scaled(from[i], opacity), to[i]);
}

static void add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = sum(scaled(from[i], coverage[i]), to[i]);
}

static void crossfade(
    uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, uint32_t opacity) {
  for (size_t i = 0; i < n; i++) to[i] = over(scaled(above[i], opacity), below[i]);
}

static void multiply_alpha(uint32_t *to, const uint32_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = scaled(to[i], mask[i] >> 24);
}

static void scale_coverage(uint8_t *coverage, size_t n, uint32_t factor) {
  for (size_t i = 0; i < n; i++) coverage[i] = (uint8_t)scaled_pair(coverage[i], factor);
}

const pegbar_kernels pegbar_portable = {
    PEGBAR_ROWS,
    .rounded_coverage = pegbar_portable_rounded_coverage,
    .over_rounded = pegbar_portable_over_rounded,
    PEGBAR_SAMPLES(portable),
    .blend = pegbar_portable_blend,
    .view_coverage = pegbar_portable_view_coverage,
    PEGBAR_FILTERS(portable),
};
