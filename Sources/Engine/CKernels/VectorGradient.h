// Gradients, as many pixels at a time as there are doubles in GRADIENT_BYTES; included once for each kind of vector,
// with its VARIANT of a kernel's name. The formulas are those of Gradient.h, in the same order.
#include "Gradient.h"

#pragma STDC FP_CONTRACT OFF

#define GRADIENT_LANES ((size_t)GRADIENT_BYTES / sizeof(double))

typedef double reals __attribute__((vector_size(GRADIENT_BYTES)));
typedef int64_t choices __attribute__((vector_size(GRADIENT_BYTES)));
typedef int32_t entries __attribute__((vector_size(GRADIENT_BYTES / 2)));

// a where it is selected, b elsewhere.
static inline reals select(choices which, reals a, reals b) {
  return (reals)((which & (choices)a) | (~which & (choices)b));
}

static inline entries gradient_entries(const pegbar_gradient_row *row, reals x) {
  reals place = row->s + x * row->ds;
  if (row->is_radial) {
    const reals aside = row->t + x * row->dt;
    place = __builtin_elementwise_sqrt(place * place + aside * aside);
  }
  const reals entry = place * row->steps + 1, none = {}, last = none + (row->steps + 1);
  const reals low = select(entry > none, entry, none);
  return __builtin_convertvector(select(low < last, low, last), entries);
}

void VARIANT(gradient)(uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column) {
  const uint32_t *colors = row->colors;
  const size_t whole = n - n % GRADIENT_LANES;
  reals numbers;
  for (size_t k = 0; k < GRADIENT_LANES; k++) numbers[k] = (double)k;
  for (size_t i = 0; i < whole; i += GRADIENT_LANES) {
    const entries found = gradient_entries(row, ((double)column + ((double)i + numbers)) + 0.5);
    for (size_t k = 0; k < GRADIENT_LANES; k++) to[i + k] = colors[found[k]];
  }
  for (size_t i = whole; i < n; i++) {
    to[i] = colors[gradient_entry(row, ((double)column + (double)i) + 0.5)];
  }
}
