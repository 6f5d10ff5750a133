// Masks that are seen through a map, eight pixels at a time, in AVX2: two loads of each for its two rows. The formulas
// are those of MaskMix.h, in the same order.
#include "MaskMix.h"
#include "Variants.h"

#ifdef __x86_64__

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// Positions along one axis of the mask.
typedef struct {
  double step, row, move, first, end;
} axis;

static inline __m256d line(__m256d x, double step, double row, double move) {
  const __m256d way = _mm256_add_pd(_mm256_mul_pd(x, _mm256_set1_pd(step)), _mm256_set1_pd(row));
  return _mm256_add_pd(way, _mm256_set1_pd(move));
}

// The depths of four pixels with these centers; `inside` keeps the lanes that are in front.
static inline __m256d depths(const pegbar_mask_view *view, __m256d x, __m256d *inside) {
  const __m256d w = line(x, view->dw, view->row_w, view->move_w);
  *inside = _mm256_and_pd(*inside, _mm256_cmp_pd(w, _mm256_set1_pd(1e-12), _CMP_GT_OQ));
  return w;
}

// In 1/256 of a pixel for four pixels with these centers; `inside` keeps the lanes that may show something. The depths
// are NULL without perspective.
static inline __m128i places(axis along, __m256d x, const __m256d *depths, __m256d *inside) {
  __m256d at = line(x, along.step, along.row, along.move);
  if (depths) at = _mm256_div_pd(at, *depths);
  at = _mm256_sub_pd(at, _mm256_set1_pd(along.first));
  const __m256d from = _mm256_cmp_pd(at, _mm256_set1_pd(-1), _CMP_GT_OQ);
  const __m256d until = _mm256_cmp_pd(at, _mm256_set1_pd(along.end), _CMP_LT_OQ);
  *inside = _mm256_and_pd(*inside, _mm256_and_pd(from, until));
  const __m256d scaled =
      _mm256_mul_pd(_mm256_sub_pd(at, _mm256_set1_pd(0.5)), _mm256_set1_pd(256));
  const __m128i whole = _mm256_cvttpd_epi32(_mm256_add_pd(scaled, _mm256_set1_pd(1024.5)));
  return _mm_sub_epi32(whole, _mm_set1_epi32(1024));
}

// The mixes of two neighbors in a row, from loads that have them in their lowest bytes; `shares` has their weights.
static inline __m256i mixed(__m256i loaded, __m256i shares) {
  const __m256i low = _mm256_and_si256(loaded, _mm256_set1_epi32(255));
  const __m256i high = _mm256_and_si256(_mm256_slli_epi32(loaded, 8), _mm256_set1_epi32(255 << 16));
  return _mm256_madd_epi16(_mm256_or_si256(low, high), shares);
}

// Eight pixels from the one of that index on.
static inline void cover_eight(uint8_t *to, size_t i, const pegbar_mask_view *view, int32_t column) {
  const axis across = {view->ds, view->row_s, view->move_s, view->left, view->width + 1.0};
  const axis along = {view->dt, view->row_t, view->move_t, view->top, view->height + 1.0};
  const __m256i zero = _mm256_setzero_si256(), byte = _mm256_set1_epi32(255);
  const __m256i last_column = _mm256_set1_epi32(view->width - 1);
  const __m256i last_row = _mm256_set1_epi32(view->height - 1);
  const __m256d numbers = _mm256_setr_pd(0, 1, 2, 3), half = _mm256_set1_pd(0.5);
  const __m256d first = _mm256_add_pd(_mm256_set1_pd((double)i), numbers);
  const __m256d start = _mm256_set1_pd((double)column), four = _mm256_set1_pd(4);
  const __m256d x0 = _mm256_add_pd(_mm256_add_pd(start, first), half);
  const __m256d x1 = _mm256_add_pd(_mm256_add_pd(start, _mm256_add_pd(first, four)), half);
  __m256d in0 = _mm256_castsi256_pd(_mm256_set1_epi64x(-1)), in1 = in0;
  __m256d w0 = half, w1 = half;
  if (view->is_perspective) {
    w0 = depths(view, x0, &in0);
    w1 = depths(view, x1, &in1);
  }
  const __m256d *d0 = view->is_perspective ? &w0 : NULL, *d1 = view->is_perspective ? &w1 : NULL;
  const __m256i p = _mm256_set_m128i(places(across, x1, d1, &in1), places(across, x0, d0, &in0));
  const __m256i q = _mm256_set_m128i(places(along, x1, d1, &in1), places(along, x0, d0, &in0));
  const int seen = _mm256_movemask_pd(in0) | _mm256_movemask_pd(in1) << 4;
  if (seen == 0) {
    for (size_t k = 0; k < 8; k++) to[i + k] = 0;
    return;
  }
  const __m256i columns = _mm256_srai_epi32(p, 8), rows = _mm256_srai_epi32(q, 8);
  // Whether all of the four values are the mask's: neither the place nor the one after the next is outside.
  const __m256i beyond = _mm256_or_si256(
      _mm256_or_si256(columns, rows),
      _mm256_or_si256(_mm256_cmpgt_epi32(_mm256_add_epi32(columns, _mm256_set1_epi32(1)), last_column),
          _mm256_cmpgt_epi32(_mm256_add_epi32(rows, _mm256_set1_epi32(1)), last_row)));
  if (seen != 255 || _mm256_movemask_ps(_mm256_castsi256_ps(beyond)) != 0) {
    for (size_t k = 0; k < 8; k++) {
      to[i + k] = view_coverage(view, ((double)column + (double)(i + k)) + 0.5);
    }
    return;
  }
  const __m256i places =
      _mm256_add_epi32(_mm256_mullo_epi32(rows, _mm256_set1_epi32(view->stride)), columns);
  const __m256i right = _mm256_and_si256(p, byte), below = _mm256_and_si256(q, byte);
  const __m256i shares = _mm256_or_si256(
      _mm256_sub_epi32(_mm256_set1_epi32(256), right), _mm256_slli_epi32(right, 16));
  const __m256i upper = mixed(_mm256_i32gather_epi32((const int *)view->values, places, 1), shares);
  const __m256i lower = mixed(
      _mm256_i32gather_epi32((const int *)(view->values + view->stride), places, 1), shares);
  const __m256i sum = _mm256_add_epi32(
      _mm256_mullo_epi32(upper, _mm256_sub_epi32(_mm256_set1_epi32(256), below)),
      _mm256_mullo_epi32(lower, below));
  const __m256i values = _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(32768)), 16);
  const __m256i words = _mm256_permute4x64_epi64(_mm256_packus_epi32(values, zero), 0x08);
  const __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(words), _mm_setzero_si128());
  _mm_storel_epi64((__m128i *)(to + i), bytes);
}

// Whether a place is so far from where rounding changes it that a row of steps of one pixel rounds everywhere as it
// does there.
static inline int is_certain(double at) {
  const double scaled = (at - 0.5) * 256 + 1024.5;
  return scaled - 1e-6 >= (int32_t)scaled && scaled + 1e-6 < (int32_t)scaled + 1;
}

// The coverage of a row through a map that only moves, where all pixels have the same shares of their neighbors; as the
// reference has it. (The compiler makes vectors of it.)
//
// Returns whether it could be computed so; else nothing is written.
static inline int moved_coverage(
    uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column) {
  if (view->is_perspective || view->ds != 1 || view->dt != 0 || n > INT32_MAX) return 0;
  const double s = (((double)column + 0.5) + view->row_s) + view->move_s - view->left;
  const double t = (view->row_t + view->move_t) - view->top;
  // (Farther away a step of one pixel is rounded.)
  if (!(s > -1e6 && s < 1e6 && t > -1 && t < view->height + 1.0)) return 0;
  // The row may begin before the mask, where truncation would not round down.
  const int32_t shift = 1 << 20;
  if (!is_certain(s + shift) || !is_certain(t)) return 0;
  const int32_t p = mask_place(s + shift) - shift * 256, q = mask_place(t);
  const int32_t row = q >> 8, first = p >> 8;
  const uint32_t right = p & 255, below = q & 255;
  if (row < 0 || row + 1 >= view->height) return 0;
  const uint8_t *upper = view->values + row * view->stride, *lower = upper + view->stride;
  // The pixels whose neighbors are both the mask's; those around them have one of them, or none.
  const int64_t from = first < 0 ? -(int64_t)first : 0, until = (int64_t)view->width - 1 - first;
  const size_t start = from < (int64_t)n ? (size_t)from : n;
  const size_t end = until < (int64_t)start ? start : until < (int64_t)n ? (size_t)until : n;
  for (size_t i = 0; i < start; i++) to[i] = view_coverage(view, ((double)column + (double)i) + 0.5);
  for (size_t i = start; i < end; i++) {
    const uint8_t *a = upper + (first + (int64_t)i), *b = lower + (first + (int64_t)i);
    const uint32_t above = a[0] * (256 - right) + a[1] * right;
    const uint32_t under = b[0] * (256 - right) + b[1] * right;
    to[i] = (uint8_t)((above * (256 - below) + under * below + 32768) >> 16);
  }
  for (size_t i = end; i < n; i++) to[i] = view_coverage(view, ((double)column + (double)i) + 0.5);
  return 1;
}

void pegbar_avx2_view_coverage(
    uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column) {
  if (n < 8) return pegbar_portable_view_coverage(to, n, view, column);
  if (moved_coverage(to, n, view, column)) return;
  for (size_t i = 0; i + 8 <= n; i += 8) cover_eight(to, i, view, column);
  // The last eight, some of them for a second time.
  if (n % 8 != 0) cover_eight(to, n - 8, view, column);
}

#pragma clang attribute pop

#endif
