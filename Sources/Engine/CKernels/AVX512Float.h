// Sixteen floats at a time, in AVX-512: the operations that VectorRounded.h is written in; included after
// AVX512Vector.h.
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target(PEGBAR_AVX512))), apply_to = function)

typedef __m512 fvec;
// A lane mask.
typedef __mmask16 flags;

static inline fvec fset(float x) { return _mm512_set1_ps(x); }
static inline fvec fadd(fvec a, fvec b) { return _mm512_add_ps(a, b); }
static inline fvec fsub(fvec a, fvec b) { return _mm512_sub_ps(a, b); }
static inline fvec fmul(fvec a, fvec b) { return _mm512_mul_ps(a, b); }
static inline fvec froot(fvec a) { return _mm512_sqrt_ps(a); }
static inline fvec min_each(fvec a, fvec b) { return _mm512_min_ps(a, b); }
static inline fvec max_each(fvec a, fvec b) { return _mm512_max_ps(a, b); }
static inline flags above_each(fvec a, fvec b) { return _mm512_cmp_ps_mask(a, b, _CMP_GT_OQ); }
static inline flags both_of(flags a, flags b) { return a & b; }
// b where a is not.
static inline flags only_second(flags a, flags b) { return (flags)(~a & b); }
// a where the flag is set, b elsewhere.
static inline fvec fchoose(flags which, fvec a, fvec b) { return _mm512_mask_blend_ps(which, b, a); }
static inline vec truncated(fvec a) { return _mm512_cvttps_epi32(a); }

// Consecutive whole numbers.
static inline fvec columns_from(int32_t first) {
  const vec numbers = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  return _mm512_cvtepi32_ps(_mm512_add_epi32(_mm512_set1_epi32(first), numbers));
}

#pragma clang attribute pop
