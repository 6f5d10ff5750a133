// The coverage of a round corner in SSE2, four pixels at a time.
#include "Variants.h"

#ifdef __x86_64__

#include <emmintrin.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The bytes that four coverages are at most, at these distances. (Of what is not a number, max gives the second.)
static inline __m128i most(__m128 du, __m128 dv_squared, __m128 reach) {
  const __m128 zero = _mm_setzero_ps(), one = _mm_set1_ps(1);
  __m128 distance = _mm_sqrt_ps(_mm_add_ps(_mm_mul_ps(du, du), dv_squared));
  __m128 c = _mm_min_ps(_mm_max_ps(_mm_sub_ps(reach, distance), zero), one);
  __m128 rounds = _mm_cmpgt_ps(du, zero);
  c = _mm_or_ps(_mm_and_ps(rounds, c), _mm_andnot_ps(rounds, one));
  __m128 bytes = _mm_add_ps(_mm_mul_ps(c, _mm_set1_ps(255.0f)), _mm_set1_ps(0.5000001f));
  __m128i words = _mm_packs_epi32(_mm_cvttps_epi32(bytes), _mm_setzero_si128());
  return _mm_packus_epi16(words, words);
}

void pegbar_sse2_corner_coverage(uint8_t *coverage, size_t n, float du0, float dv, float radius) {
  if (!(dv > 0)) return;
  const __m128i iota = _mm_setr_epi32(0, 1, 2, 3);
  const __m128 start = _mm_set1_ps(du0), dv_squared = _mm_set1_ps(dv * dv);
  const __m128 reach = _mm_set1_ps(0.5f + radius);
  for (size_t i = 0; i < n; i += 4) {
    __m128 number = _mm_cvtepi32_ps(_mm_add_epi32(_mm_set1_epi32((int32_t)i), iota));
    __m128i limits = most(_mm_add_ps(start, number), dv_squared, reach);
    size_t count = n - i < 4 ? n - i : 4;
    uint32_t bytes = 0;
    if (count == 4) memcpy(&bytes, coverage + i, 4);
    else for (size_t k = 0; k < count; k++) bytes |= (uint32_t)coverage[i + k] << 8 * k;
    bytes = (uint32_t)_mm_cvtsi128_si32(_mm_min_epu8(_mm_cvtsi32_si128((int)bytes), limits));
    if (count == 4) memcpy(coverage + i, &bytes, 4);
    else for (size_t k = 0; k < count; k++, bytes >>= 8) coverage[i + k] = (uint8_t)bytes;
  }
}

#endif
