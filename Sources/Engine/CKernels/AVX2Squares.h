// Samples of a picture's prepared squares in AVX2, eight at a time: one load has all pixels that a point mixes, in the
// order in which it mixes them; included once, after the samples without squares.

// The weights of the points k and k + 4, repeated in all 16 or 32 bits of each half.
static inline __m256i spread16(__m256i weights, int k) {
  return _mm256_shuffle_epi8(weights, _mm256_set1_epi16((short)((4 * k + 1) << 8 | 4 * k)));
}

static inline __m256i spread32(__m256i weights, int k) {
  return _mm256_shuffle_epi8(weights, _mm256_set1_epi32(0x03020100 + 0x04040404 * k));
}

// The mixed pixels of the points k and k + 4, less 128, in 32 bits a component. `across` has 255 less the weight of the
// right pixels, and that weight. The 1 that is missing from 256 is added as the left byte itself; this also rounds the
// result, as that byte is added without 128 subtracted. `rows` has the weights of the upper and the lower row, in
// 1/256.
static inline __attribute__((always_inline)) __m256i mixed_squares(
    const pegbar_square *squares, const uint32_t *places, int k, __m256i across, __m256i rows) {
  const char *first = (const char *)squares + places[k], *second = (const char *)squares + places[k + 4];
  __m256i bytes = _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first)), _mm_loadu_si128((const __m128i *)second), 1);
  __m256i left = _mm256_and_si256(bytes, _mm256_set1_epi16(0x00FF));
  __m256i centered = _mm256_xor_si256(bytes, _mm256_set1_epi8((char)0x80));
  __m256i mixed = _mm256_add_epi16(_mm256_maddubs_epi16(spread16(across, k), centered), left);
  return _mm256_srai_epi32(_mm256_madd_epi16(mixed, spread32(rows, k)), 16);
}

// The samples at eight points, wherever they lie, in 1/65536 of a pixel, truncated to 1/256.
static inline __attribute__((always_inline)) components samples_of_squares(
    const source *from, const pegbar_square *squares, __m256i s, __m256i t) {
  const __m256i byte1_twice = _mm256_setr_epi8(1, 1, -1, -1, 5, 5, -1, -1, 9, 9, -1, -1, 13, 13, -1, -1,
      1, 1, -1, -1, 5, 5, -1, -1, 9, 9, -1, -1, 13, 13, -1, -1);
  const __m256i byte1_in_both = _mm256_setr_epi8(1, -1, 1, -1, 5, -1, 5, -1, 9, -1, 9, -1, 13, -1, 13, -1,
      1, -1, 1, -1, 5, -1, 5, -1, 9, -1, 9, -1, 13, -1, 13, -1);
  s = held8(s, from->left << 8, from->right << 8 | 255);
  t = held8(t, from->top << 8, from->bottom << 8 | 255);
  __m256i pixels = _mm256_blend_epi16(_mm256_srli_epi32(t, 16), s, 0xAA);
  _Alignas(32) uint32_t places[8];
  // (Offsets in bytes: a square has 16.)
  _mm256_store_si256(
      (__m256i *)places, _mm256_madd_epi16(pixels, _mm256_slli_epi16(from->strides, 4)));
  __asm__("" : "+m"(places));
  __m256i across = _mm256_xor_si256(_mm256_shuffle_epi8(s, byte1_twice), _mm256_set1_epi32(0xFF));
  // 256 and 0, minus and plus the weight of the lower row.
  __m256i lower = _mm256_shuffle_epi8(t, byte1_in_both);
  __m256i rows = _mm256_add_epi16(
      _mm256_sign_epi16(lower, _mm256_set1_epi32(0x0001FFFF)), _mm256_set1_epi32(256));
  __m256i a = mixed_squares(squares, places, 0, across, rows);
  __m256i b = mixed_squares(squares, places, 1, across, rows);
  __m256i c = mixed_squares(squares, places, 2, across, rows);
  __m256i d = mixed_squares(squares, places, 3, across, rows);
  // Blue and red, and green and alpha, of two points each; then the same of all points.
  __m256 ab = _mm256_castsi256_ps(_mm256_packs_epi32(a, b));
  __m256 cd = _mm256_castsi256_ps(_mm256_packs_epi32(c, d));
  const __m256i center = _mm256_set1_epi16(128);
  return (components){_mm256_add_epi16(_mm256_castps_si256(_mm256_shuffle_ps(ab, cd, 0x88)), center),
      _mm256_add_epi16(_mm256_castps_si256(_mm256_shuffle_ps(ab, cd, 0xDD)), center)};
}

static inline __attribute__((always_inline)) components components_at(
    const source *from, const pegbar_square *squares, __m256i s, __m256i t) {
  return squares ? samples_of_squares(from, squares, s, t) : split(held_samples(from, s, t));
}
