// Four floats at a time, in SSE2: the operations that VectorRounded.h is written in; included after SSE2Vector.h.
#pragma STDC FP_CONTRACT OFF

typedef __m128 fvec;
// A lane mask: all bits of a lane are set or clear.
typedef __m128 flags;

static inline fvec fset(float x) { return _mm_set1_ps(x); }
static inline fvec fadd(fvec a, fvec b) { return _mm_add_ps(a, b); }
static inline fvec fsub(fvec a, fvec b) { return _mm_sub_ps(a, b); }
static inline fvec fmul(fvec a, fvec b) { return _mm_mul_ps(a, b); }
static inline fvec froot(fvec a) { return _mm_sqrt_ps(a); }
static inline fvec min_each(fvec a, fvec b) { return _mm_min_ps(a, b); }
static inline fvec max_each(fvec a, fvec b) { return _mm_max_ps(a, b); }
static inline flags above_each(fvec a, fvec b) { return _mm_cmpgt_ps(a, b); }
static inline flags both_of(flags a, flags b) { return _mm_and_ps(a, b); }
// b where a is not.
static inline flags only_second(flags a, flags b) { return _mm_andnot_ps(a, b); }
// a where the flag is set, b elsewhere.
static inline fvec fchoose(flags which, fvec a, fvec b) {
  return _mm_or_ps(_mm_and_ps(which, a), _mm_andnot_ps(which, b));
}
static inline vec truncated(fvec a) { return _mm_cvttps_epi32(a); }

// Consecutive whole numbers.
static inline fvec columns_from(int32_t first) {
  return _mm_cvtepi32_ps(_mm_add_epi32(_mm_set1_epi32(first), _mm_setr_epi32(0, 1, 2, 3)));
}
