/// The pixel kernels of the compositor: what is done to a row of pixels, once per kind of work.
///
/// Pixels are premultiplied 8-bit 0xAARRGGBB, no component above its alpha. Coverage is a byte, 0 … 255 for
/// none … whole. Every product of two such fractions is x·y/255 rounded to the nearest, exactly.
///
/// Each kernel exists in plain C, which is the reference, and, where it pays, in SSE2 and AVX2; the best that
/// the processor has is chosen once, before `main`. All of them give the same bits. Unless said otherwise a
/// kernel works on one row of `n` elements, n ≥ 0, reads and writes nothing beyond them, and wants no more
/// alignment than the element's own. `to` may be the same row as an input, but not overlap it in another way.
#ifndef PEGBAR_CKERNELS_H
#define PEGBAR_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// MARK: One colour

/// Replaces every pixel by the colour.
void pegbar_fill(uint32_t *to, size_t n, uint32_t color);
/// The colour over every pixel.
void pegbar_over_color(uint32_t *to, size_t n, uint32_t color);
/// The colour, scaled by the coverage at each pixel, over it: 0 leaves the pixel, 255 puts all of the colour.
void pegbar_over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color);

// MARK: Pictures

/// `from` over `to`.
void pegbar_over(uint32_t *to, const uint32_t *from, size_t n);
/// `from`, scaled by an opacity of 0 … 255, over `to`.
void pegbar_over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity);
/// `from`, scaled by the coverage at each pixel, over `to`.
void pegbar_over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n);
/// `from`, scaled by an opacity of 0 … 255, added to `to`; components stop at 255.
void pegbar_add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity);
/// `from`, scaled by the coverage at each pixel, added to `to`; components stop at 255.
void pegbar_add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n);
/// `above`, scaled by an opacity of 0 … 255, over `below`: a copy and `pegbar_over_opacity` in one pass.
void pegbar_crossfade(
    uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, uint32_t opacity);

// MARK: Masks

/// Scales each pixel by the alpha of the mask's pixel.
void pegbar_multiply_alpha(uint32_t *to, const uint32_t *mask, size_t n);
/// Scales each pixel by the coverage there.
void pegbar_multiply_coverage(uint32_t *to, const uint8_t *coverage, size_t n);
/// Scales each coverage by a factor of 0 … 255.
void pegbar_scale_coverage(uint8_t *coverage, size_t n, uint32_t factor);

// MARK: Rounded rectangles

/// A rounded rectangle with upright sides.
///
/// Its places are in pixels from a whole one near it, so that they are small numbers. The radius is at most half
/// the shorter side. Corners that are round: 1 for the upper left one, 2 the upper right, 4 the lower left, 8 the
/// lower right.
typedef struct {
  float left, top, right, bottom, radius;
  uint32_t corners;
} pegbar_rounded;

/// How the pixels of a row are covered.
///
/// A side covers a pixel by the share of it that lies inside; across and along are multiplied. Where a corner is
/// round, and the pixel's centre lies beyond the arc's both ways, at (du, dv), the coverage is at most
/// (0.5 + radius) − √(du² + dv²). All of that in IEEE floats, in the order of Rounded.h, so that it depends on
/// the shape and the pixel alone; times 255, plus 0.5000001, cut off.
///
/// - column, row: The first pixel's place.
void pegbar_rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row);
/// The colour over all pixels of a part of a picture, scaled by how the shape covers them.
///
/// - to: The part's first pixel; a row is `stride` pixels after the one before.
/// - column, row: That pixel's place.
void pegbar_over_rounded(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_rounded *shape, uint32_t color);

// MARK: Quads

/// A quad with straight sides, as a rectangle is through a map without perspective.
///
/// Side i is where a·x + b·y + c is 0; that is the distance in pixels, positive inside, of the centre of the pixel
/// (x, y), counted from a whole pixel near the quad. Sides 0 and 1 are opposite each other, and 2 and 3.
/// `inverse` is 1/a where a is not about 0.
typedef struct {
  float a[4], b[4], c[4], inverse[4];
} pegbar_quad;

/// Columns of a row: from `first` to before `end` something may be covered; from `full_first` to before `full_end`,
/// which lie inside, all is.
typedef struct {
  int32_t first, end, full_first, full_end;
} pegbar_span;

/// What a row of a quad covers among the columns 0 ..< width.
pegbar_span pegbar_quad_span(const pegbar_quad *quad, int32_t row, int32_t width);
/// How the pixels of a row are covered: by the share of each between opposite sides, measured across them, both ways
/// multiplied; in IEEE floats in the order of Quad.h, times 255, plus 0.5000001, cut off.
///
/// - column, row: The first pixel's place.
void pegbar_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row);

// MARK: Sampling

/// A picture to take samples from; `stride` is in pixels, width and height are at least 1.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height, stride;
} pegbar_picture;

/// A row moved by a fraction of a pixel: each pixel mixes four, as `pegbar_sample_affine` does.
///
/// to[i] mixes row0[i], row0[i + 1], row1[i] and row1[i + 1], so both rows have n + 1 pixels. With `right` 0
/// the pixel at n is not read, with `below` 0 nothing of row1 is. `to` is neither of the rows.
///
/// - right: How far the point is from the left pixels, 0 … 255 in 1/256.
/// - below: How far it is from the upper row, 0 … 255 in 1/256.
void pegbar_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below);

/// Smooth samples along a line: each mixes the four pixels around its point by weights in 1/256 across and along.
///
/// With p = ⌊(s + 128) / 256⌋ the left pixel is ⌊p / 256⌋ and the right one has a weight of p mod 256; likewise
/// along. The four products of weights sum to 65 536, and each component is rounded once, a half upwards.
/// Beyond the picture its edge is repeated.
///
/// - s, t: The first point, in 1/65536 pixel from the centre of the picture's first pixel.
/// - ds, dt: The step to the next point. Sample i is at s + i·ds, t + i·dt, modulo 2⁶⁴.
void pegbar_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);
/// The nearest pixels along a line, as `pegbar_sample_affine`, with s and t from the first pixel's upper left
/// corner: pixel ⌊s / 65536⌋, ⌊t / 65536⌋, and beyond the picture its edge.
void pegbar_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);
/// Smooth samples along a line seen in perspective.
///
/// With X = x + i, w = (X·m13 + y·m23) + m33, s = ((X·m11 + y·m21) + m31) / w and t = ((X·m12 + y·m22) + m32) / w,
/// in IEEE floats in this order. s and t count pixels from the centre of the picture's first pixel; they are
/// clamped to the limits (what is not a number to the lower one) and rounded to ⌊s · 256 + 0.5⌋; from there it is
/// `pegbar_sample_affine`. Where w is not above 10⁻¹² the pixel is clear.
///
/// - map: m11, m12, m13, m21, … m33.
/// - x, y: The centre of the first pixel of the row.
/// - limits: The least s and t, then the greatest; themselves held to ±2²⁰.
void pegbar_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture, const float map[_Nonnull 9],
    float x, float y, const float limits[_Nonnull 4]);

// MARK: Blend modes

/// The blend modes of the W3C's Compositing and Blending, level 1, and `plus-lighter` of level 2.
enum pegbar_blend_mode {
  pegbar_blend_normal,
  pegbar_blend_multiply,
  pegbar_blend_screen,
  pegbar_blend_overlay,
  pegbar_blend_darken,
  pegbar_blend_lighten,
  pegbar_blend_color_dodge,
  pegbar_blend_color_burn,
  pegbar_blend_hard_light,
  pegbar_blend_soft_light,
  pegbar_blend_difference,
  pegbar_blend_exclusion,
  pegbar_blend_plus_lighter,
  pegbar_blend_hue,
  pegbar_blend_saturation,
  pegbar_blend_color,
  pegbar_blend_luminosity,
};

/// `from` blended with `to` and composited over it; a mode that is none of the above is normal.
///
/// Components are rounded once, from the whole premultiplied formula, to the nearest and a half upwards. (Soft
/// light and the last four, which take a colour as a whole, are computed in IEEE floats, in the order of the source,
/// and are the same everywhere too.)
void pegbar_blend(uint32_t *to, const uint32_t *from, size_t n, int mode);

// MARK: Blur

/// The mean over a box around each byte of a plane, in one direction; outside the plane there is 0.
///
/// A box of k = left + 1 + right has the mean (sum · ⌈2²⁴ / k⌉ + 2²³) / 2²⁴ cut off: the nearest byte, a half
/// upwards, for all boxes up to 181, and never more than one off for larger ones. 255 all over gives 255.
///
/// - radius_left, radius_right: How far the box goes to the left (above) and to the right (below); at most
///   16 383 each, what is more counts as that.
/// - to_stride, from_stride: Bytes from row to row. The planes do not overlap.
/// - is_vertical: Not 0 for columns in place of rows.
void pegbar_box_blur(uint8_t *to, const uint8_t *from, size_t width, size_t height, size_t to_stride,
    size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical);
/// The same for each of the four components of pixels; width and strides are in pixels.
void pegbar_box_blur_pixels(uint32_t *to, const uint32_t *from, size_t width, size_t height, size_t to_stride,
    size_t from_stride, size_t radius_left, size_t radius_right, int is_vertical);
/// The radii of three boxes that, one after another, come within 3 % of a Gaussian.
///
/// Boxes of d = ⌊sigma · 3 · √(2π) / 4 + 0.5⌋; an even d takes one half a pixel to the left, one as far to
/// the right, and one of d + 1. The rule is that of SVG's and the W3C's Filter Effects' `feGaussianBlur`.
///
/// - sigma: The standard deviation in pixels; what is not above 0 blurs nothing, 8 000 is the most.
void pegbar_blur_boxes(double sigma, uint32_t left[_Nonnull 3], uint32_t right[_Nonnull 3]);

// MARK: Variants

/// All kernels of one variant.
typedef struct {
  __typeof__(pegbar_fill) *fill;
  __typeof__(pegbar_over_color) *over_color;
  __typeof__(pegbar_over_color_coverage) *over_color_coverage;
  __typeof__(pegbar_over) *over;
  __typeof__(pegbar_over_opacity) *over_opacity;
  __typeof__(pegbar_over_coverage) *over_coverage;
  __typeof__(pegbar_add_opacity) *add_opacity;
  __typeof__(pegbar_add_coverage) *add_coverage;
  __typeof__(pegbar_crossfade) *crossfade;
  __typeof__(pegbar_multiply_alpha) *multiply_alpha;
  __typeof__(pegbar_multiply_coverage) *multiply_coverage;
  __typeof__(pegbar_scale_coverage) *scale_coverage;
  __typeof__(pegbar_rounded_coverage) *rounded_coverage;
  __typeof__(pegbar_over_rounded) *over_rounded;
  __typeof__(pegbar_quad_coverage) *quad_coverage;
  __typeof__(pegbar_bilinear_shift) *bilinear_shift;
  __typeof__(pegbar_sample_affine) *sample_affine;
  __typeof__(pegbar_sample_nearest) *sample_nearest;
  __typeof__(pegbar_sample_perspective) *sample_perspective;
  __typeof__(pegbar_blend) *blend;
  __typeof__(pegbar_box_blur) *box_blur;
  __typeof__(pegbar_box_blur_pixels) *box_blur_pixels;
} pegbar_kernels;

/// The kernels of level 0 (plain C), 1 (SSE2) or 2 (AVX2); NULL where the processor lacks it.
const pegbar_kernels *_Nullable pegbar_kernels_of(int level);
/// The level that the plain names use.
int pegbar_kernels_level(void);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
