// The plain names, and the one choice of the variant behind them (run-time dispatch).
#include "Variants.h"

static const pegbar_kernels *chosen = &pegbar_portable;
static int level = 0;

// Runs before a second thread exists, so that reading the choice needs no synchronization.
__attribute__((constructor)) static void choose(void) {
  for (int better = 3; better > 0; better--) {
    const pegbar_kernels *kernels = pegbar_kernels_of(better);
    if (!kernels) continue;
    chosen = kernels;
    level = better;
    return;
  }
}

#ifdef __x86_64__
// Whether there are vectors of 512 bits, and using them pays. Intel's processors before Ice Lake slow down for such
// vectors. Those that do not were the first with both vbmi and vnni, which the kernels use; AMD's first with AVX-512,
// Zen 4, has both. (Whether the system saves such registers is part of each answer.)
static int has_avx512(void) {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
      && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
      && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vnni");
}
#endif

const pegbar_kernels *pegbar_kernels_of(int wanted) {
  if (wanted == 0) return &pegbar_portable;
#ifdef __x86_64__
  __builtin_cpu_init();
  if (wanted == 1) return &pegbar_sse2;
  if (wanted == 2 && __builtin_cpu_supports("avx2")) return &pegbar_avx2;
  if (wanted == 3 && has_avx512()) return &pegbar_avx512;
#endif
  return NULL;
}

int pegbar_kernels_level(void) { return level; }

void pegbar_fill(uint32_t *to, size_t n, uint32_t color) { chosen->fill(to, n, color); }

void pegbar_over_color(uint32_t *to, size_t n, uint32_t color) { chosen->over_color(to, n, color); }

void pegbar_over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color) {
  chosen->over_color_coverage(to, coverage, n, color);
}

void pegbar_over_color_mask(uint32_t *to, const uint8_t *mask, size_t n, uint32_t color) {
  chosen->over_color_mask(to, mask, n, color);
}

void pegbar_over(uint32_t *to, const uint32_t *from, size_t n) { chosen->over(to, from, n); }

void pegbar_over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  chosen->over_opacity(to, from, n, opacity);
}

void pegbar_over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  chosen->over_coverage(to, from, coverage, n);
}

void pegbar_tint(uint32_t *to, size_t n, uint32_t tint) { chosen->tint(to, n, tint); }

void pegbar_add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity) {
  chosen->add_opacity(to, from, n, opacity);
}

void pegbar_add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n) {
  chosen->add_coverage(to, from, coverage, n);
}

void pegbar_crossfade(
    uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, uint32_t opacity) {
  chosen->crossfade(to, below, above, n, opacity);
}

void pegbar_multiply_alpha(uint32_t *to, const uint32_t *mask, size_t n) {
  chosen->multiply_alpha(to, mask, n);
}

void pegbar_scale_coverage(uint8_t *coverage, size_t n, uint32_t factor) {
  chosen->scale_coverage(coverage, n, factor);
}

void pegbar_rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row) {
  chosen->rounded_coverage(coverage, n, shape, column, row);
}

void pegbar_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row) {
  chosen->quad_coverage(coverage, n, quad, column, row);
}

void pegbar_over_rounded(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_rounded *shape, uint32_t color) {
  chosen->over_rounded(to, stride, width, height, column, row, shape, color);
}

void pegbar_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below) {
  chosen->bilinear_shift(to, row0, row1, n, right, below);
}

void pegbar_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt) {
  chosen->sample_affine(to, n, picture, s, t, ds, dt);
}

void pegbar_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt) {
  chosen->sample_nearest(to, n, picture, s, t, ds, dt);
}

void pegbar_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  chosen->sample_perspective(to, n, picture, sight, column);
}

void pegbar_nearest_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column) {
  chosen->nearest_perspective(to, n, picture, sight, column);
}

void pegbar_slanted_coverage(
    uint8_t *coverage, size_t n, const pegbar_slanted *shape, int32_t column, int32_t row) {
  chosen->slanted_coverage(coverage, n, shape, column, row);
}

void pegbar_view_coverage(uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column) {
  chosen->view_coverage(to, n, view, column);
}

void pegbar_gradient(uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column) {
  chosen->gradient(to, n, row, column);
}

void pegbar_over_quad(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_map *map,
    uint32_t opacity) {
  chosen->over_quad(to, stride, width, height, column, row, quad, picture, map, opacity);
}

void pegbar_over_tinted_quad(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_square *squares,
    const pegbar_map *map, uint32_t tint, int adds) {
  chosen->over_tinted_quad(
      to, stride, width, height, column, row, quad, picture, squares, map, tint, adds);
}

void pegbar_blend(uint32_t *to, const uint32_t *from, size_t n, int mode) {
  chosen->blend(to, from, n, mode);
}

void pegbar_strip_of_rows(
    uint16_t *to, const uint8_t *from, size_t stride, size_t rows, size_t length, size_t size) {
  chosen->strip_of_rows(to, from, stride, rows, length, size);
}

void pegbar_blur_strip(uint16_t *to, const uint16_t *from, size_t length, const pegbar_box *box) {
  chosen->blur_strip(to, from, length, box);
}

void pegbar_turn_strip(
    uint16_t *to, size_t stride, const uint16_t *from, size_t rows, size_t length, size_t size) {
  chosen->turn_strip(to, stride, from, rows, length, size);
}

void pegbar_columns_of_strip(
    uint8_t *to, size_t stride, const uint16_t *from, size_t count, size_t length) {
  chosen->columns_of_strip(to, stride, from, count, length);
}

void pegbar_color_matrix(uint32_t *pixels, size_t n, const float *matrix) {
  chosen->color_matrix(pixels, n, matrix);
}

void pegbar_color_table(uint32_t *pixels, size_t n, const uint8_t *table) {
  chosen->color_table(pixels, n, table);
}
