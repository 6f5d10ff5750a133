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
  if (row->kind == pegbar_radial) {
    const reals aside = row->t + x * row->dt;
    place = __builtin_elementwise_sqrt(place * place + aside * aside);
  }
  const reals entry = place * row->steps + 1, none = {}, last = none + (row->steps + 1);
  const reals low = select(entry > none, entry, none);
  return __builtin_convertvector(select(low < last, low, last), entries);
}

// The angle of each pixel as a part of a turn, within 4e-9: the arctangent of a slope of at most 1 is a polynomial
// (M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, 4.4.49).
static inline reals nearly_turns(const pegbar_gradient_row *row, reals x) {
  const reals none = {}, a = row->s + x * row->ds, b = row->t + x * row->dt;
  const reals across = __builtin_elementwise_abs(a), along = __builtin_elementwise_abs(b);
  const choices is_steep = along > across;
  const reals slope = select(is_steep, across, along) / select(is_steep, along, across);
  const reals z = slope * slope;
  reals sum = z * 0.0028662257 - 0.0161657367;
  sum = sum * z + 0.0429096138;
  sum = sum * z - 0.0752896400;
  sum = sum * z + 0.1065626393;
  sum = sum * z - 0.1420889944;
  sum = sum * z + 0.1999355085;
  sum = sum * z - 0.3333314528;
  const reals eighth = (slope + slope * z * sum) / GRADIENT_FULL_TURN;
  const reals quarter = select(is_steep, 0.25 - eighth, eighth);
  const reals half = select(a < none, 0.5 - quarter, quarter);
  return select(b < none, 1 - half, half);
}

// A conic gradient's row. Nearly all angles are so far from where the next color begins that what is wrong with them
// makes no difference; the others, and those that are no numbers, are computed as the reference does.
static inline void conic_row(
    uint32_t *to, size_t whole, const pegbar_gradient_row *row, int32_t column, reals numbers) {
  const double margin = row->steps * 0x1p-23;
  for (size_t i = 0; i < whole; i += GRADIENT_LANES) {
    const reals x = ((double)column + ((double)i + numbers)) + 0.5;
    const reals entry = nearly_turns(row, x) * row->steps + 1;
    const entries found = __builtin_convertvector(entry, entries);
    const reals beyond = entry - __builtin_convertvector(found, reals);
    const choices is_certain = (beyond > margin) & (beyond < 1 - margin);
    for (size_t k = 0; k < GRADIENT_LANES; k++) {
      to[i + k] = row->colors[is_certain[k] ? found[k] : gradient_entry(row, x[k])];
    }
  }
}

void VARIANT(gradient)(uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column) {
  const uint32_t *colors = row->colors;
  const size_t whole = n - n % GRADIENT_LANES;
  reals numbers;
  for (size_t k = 0; k < GRADIENT_LANES; k++) numbers[k] = (double)k;
  if (row->kind == pegbar_conic) {
    conic_row(to, whole, row, column, numbers);
  } else {
    for (size_t i = 0; i < whole; i += GRADIENT_LANES) {
      const entries found = gradient_entries(row, ((double)column + ((double)i + numbers)) + 0.5);
      for (size_t k = 0; k < GRADIENT_LANES; k++) to[i + k] = colors[found[k]];
    }
  }
  for (size_t i = whole; i < n; i++) {
    to[i] = colors[gradient_entry(row, ((double)column + (double)i) + 0.5)];
  }
}
