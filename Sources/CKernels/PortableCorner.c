// The coverage of a round corner, a pixel at a time: the reference.
#include <math.h>

#include "Variants.h"

#pragma STDC FP_CONTRACT OFF

void pegbar_portable_corner_coverage(uint8_t *coverage, size_t n, float du0, float dv, float radius) {
  if (!(dv > 0)) return;
  for (size_t i = 0; i < n; i++) {
    float du = du0 + (float)(int32_t)i;
    if (!(du > 0)) continue;
    float c = (0.5f + radius) - sqrtf(du * du + dv * dv);
    c = c > 0 ? c : 0;
    c = c < 1 ? c : 1;
    uint8_t most = (uint8_t)(int32_t)(c * 255.0f + 0.5000001f);
    if (coverage[i] > most) coverage[i] = most;
  }
}
