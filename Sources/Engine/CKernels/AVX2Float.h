// Eight floats at a time, in AVX2: the operations that VectorRounded.h is written in; included after AVX2Vector.h.
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

typedef __m256 fvec;
// A lane mask: all bits of a lane are set or clear.
typedef __m256 flags;

static inline fvec fset(float x) { return _mm256_set1_ps(x); }
static inline fvec fadd(fvec a, fvec b) { return _mm256_add_ps(a, b); }
static inline fvec fsub(fvec a, fvec b) { return _mm256_sub_ps(a, b); }
static inline fvec fmul(fvec a, fvec b) { return _mm256_mul_ps(a, b); }
static inline fvec froot(fvec a) { return _mm256_sqrt_ps(a); }
static inline fvec min_each(fvec a, fvec b) { return _mm256_min_ps(a, b); }
static inline fvec max_each(fvec a, fvec b) { return _mm256_max_ps(a, b); }
static inline flags above_each(fvec a, fvec b) { return _mm256_cmp_ps(a, b, _CMP_GT_OQ); }
static inline flags both_of(flags a, flags b) { return _mm256_and_ps(a, b); }
// b where a is not.
static inline flags only_second(flags a, flags b) { return _mm256_andnot_ps(a, b); }
// a where the flag is set, b elsewhere.
static inline fvec fchoose(flags which, fvec a, fvec b) { return _mm256_blendv_ps(b, a, which); }
static inline vec truncated(fvec a) { return _mm256_cvttps_epi32(a); }

// Consecutive whole numbers.
static inline fvec columns_from(int32_t first) {
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(first), numbers));
}

#pragma clang attribute pop
