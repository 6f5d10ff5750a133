// Eight floats at a time, in AVX2: the operations that VectorRounded.h is written in; included after AVX2Vector.h.
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

typedef __m256 fvec;

static inline fvec fset(float x) { return _mm256_set1_ps(x); }
static inline fvec fadd(fvec a, fvec b) { return _mm256_add_ps(a, b); }
static inline fvec fsub(fvec a, fvec b) { return _mm256_sub_ps(a, b); }
static inline fvec fmul(fvec a, fvec b) { return _mm256_mul_ps(a, b); }
static inline fvec froot(fvec a) { return _mm256_sqrt_ps(a); }
static inline fvec fand(fvec a, fvec b) { return _mm256_and_ps(a, b); }
// b where a is not.
static inline fvec fand_not(fvec a, fvec b) { return _mm256_andnot_ps(a, b); }
static inline fvec either(fvec a, fvec b) { return _mm256_or_ps(a, b); }
static inline fvec min_each(fvec a, fvec b) { return _mm256_min_ps(a, b); }
static inline fvec max_each(fvec a, fvec b) { return _mm256_max_ps(a, b); }
static inline fvec above_each(fvec a, fvec b) { return _mm256_cmp_ps(a, b, _CMP_GT_OQ); }
// a where the mask is set, b elsewhere.
static inline fvec fchoose(fvec mask, fvec a, fvec b) { return _mm256_blendv_ps(b, a, mask); }
static inline fvec fmask(int all) { return _mm256_castsi256_ps(_mm256_set1_epi32(all ? -1 : 0)); }
static inline vec truncated(fvec a) { return _mm256_cvttps_epi32(a); }

// Whole numbers, one after the other.
static inline fvec columns_from(int32_t first) {
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(first), numbers));
}

#pragma clang attribute pop
