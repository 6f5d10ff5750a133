// The coverage of a round corner in AVX2, eight pixels at a time.
#include "Variants.h"

#ifdef __x86_64__

#include <immintrin.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// The bytes that eight coverages are at most, at these distances. (Of what is not a number, max gives the second.)
static inline __m128i most(__m256 du, __m256 dv_squared, __m256 reach) {
  const __m256 zero = _mm256_setzero_ps(), one = _mm256_set1_ps(1);
  __m256 distance = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(du, du), dv_squared));
  __m256 c = _mm256_min_ps(_mm256_max_ps(_mm256_sub_ps(reach, distance), zero), one);
  c = _mm256_blendv_ps(one, c, _mm256_cmp_ps(du, zero, _CMP_GT_OQ));
  __m256 bytes = _mm256_add_ps(
      _mm256_mul_ps(c, _mm256_set1_ps(255.0f)), _mm256_set1_ps(0.5000001f));
  __m256i wide = _mm256_cvttps_epi32(bytes);
  __m128i words = _mm_packs_epi32(_mm256_castsi256_si128(wide), _mm256_extracti128_si256(wide, 1));
  return _mm_packus_epi16(words, words);
}

void pegbar_avx2_corner_coverage(uint8_t *coverage, size_t n, float du0, float dv, float radius) {
  if (!(dv > 0)) return;
  const __m256i iota = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256 start = _mm256_set1_ps(du0), dv_squared = _mm256_set1_ps(dv * dv);
  const __m256 reach = _mm256_set1_ps(0.5f + radius);
  for (size_t i = 0; i < n; i += 8) {
    __m256i number = _mm256_add_epi32(_mm256_set1_epi32((int32_t)i), iota);
    __m256 du = _mm256_add_ps(start, _mm256_cvtepi32_ps(number));
    uint64_t limits = (uint64_t)_mm_cvtsi128_si64(most(du, dv_squared, reach));
    if (n - i >= 8) {
      __m128i here = _mm_loadl_epi64((const __m128i *)(coverage + i));
      here = _mm_min_epu8(here, _mm_cvtsi64_si128((long long)limits));
      _mm_storel_epi64((__m128i *)(coverage + i), here);
      continue;
    }
    for (size_t k = i; k < n; k++, limits >>= 8) {
      if (coverage[k] > (uint8_t)limits) coverage[k] = (uint8_t)limits;
    }
  }
}

#pragma clang attribute pop

#endif
