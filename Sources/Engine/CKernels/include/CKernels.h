/// The pixel kernels of the compositor: each does one kind of work on a row of pixels.
///
/// Pixels are premultiplied 8-bit 0xAARRGGBB, no component above its alpha. Coverage is a byte, 0 … 255 for
/// none … whole. Every product of two such fractions is x·y/255 rounded to the nearest, exactly, unless said otherwise.
///
/// Each kernel exists in plain C, which is the reference, and, where it pays, in SSE2, AVX2 and AVX-512; the best one
/// for the processor is chosen once, before `main`. All of them have the same results, bit for bit. Unless said
/// otherwise a kernel works on one row of `n` elements, n ≥ 0, reads and writes nothing beyond them, and needs no more
/// alignment than the element's own. `to` may be the same row as an input, but not overlap it in another way.
#ifndef PEGBAR_CKERNELS_H
#define PEGBAR_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// MARK: One color

/// Sets every pixel to the color.
void pegbar_fill(uint32_t *to, size_t n, uint32_t color);
/// Blends the color over every pixel.
void pegbar_over_color(uint32_t *to, size_t n, uint32_t color);
/// Blends the color, scaled by the coverage at each pixel, over it: 0 leaves the pixel, 255 applies the whole color.
void pegbar_over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color);
/// As Core Graphics fills paths: (color · mask + destination · rest)/255, truncated once. The rest is 255 less the
/// alpha of color · mask/255, also truncated. An opaque color's sums of red, green and blue get ⌊mask/128⌋ more.
void pegbar_over_color_mask(uint32_t *to, const uint8_t *mask, size_t n, uint32_t color);

// MARK: Pictures

/// `from` over `to`.
void pegbar_over(uint32_t *to, const uint32_t *from, size_t n);
/// `from`, scaled by an opacity of 0 … 255, over `to`.
void pegbar_over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity);
/// `from`, scaled by the coverage at each pixel, over `to`.
void pegbar_over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n);
/// Multiplies each component of each pixel by that of the tint, which is a premultiplied pixel.
void pegbar_tint(uint32_t *to, size_t n, uint32_t tint);
/// `from`, scaled by an opacity of 0 … 255, added to `to`; components are clamped to 255.
void pegbar_add_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity);
/// `from`, scaled by the coverage at each pixel, added to `to`; components are clamped to 255.
void pegbar_add_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n);
/// `above`, scaled by an opacity of 0 … 255, over `below`: a copy and `pegbar_over_opacity` in one pass.
void pegbar_crossfade(
    uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, uint32_t opacity);

// MARK: Masks

/// Scales each pixel by the alpha of the mask's pixel.
void pegbar_multiply_alpha(uint32_t *to, const uint32_t *mask, size_t n);
/// Scales each coverage by a factor of 0 … 255.
void pegbar_scale_coverage(uint8_t *coverage, size_t n, uint32_t factor);

// MARK: Rounded rectangles

/// A rounded rectangle with upright sides.
///
/// Its coordinates are in pixels from a whole one near it, so that they are small numbers. The radius is at most half
/// the shorter side. Bits of round corners: 1 for the upper left one, 2 the upper right, 4 the lower left, 8 the lower
/// right.
typedef struct {
  float left, top, right, bottom, radius;
  uint32_t corners;
} pegbar_rounded;

/// The coverage of the pixels of a row.
///
/// A side covers a pixel by the part of it that lies inside; the horizontal and vertical parts are multiplied. Where a
/// corner is round, and the pixel's center lies beyond the arc's center on both axes, at (du, dv), the coverage is at
/// most (0.5 + radius) − √(du² + dv²). All of that is in IEEE floats, in the order of Rounded.h, so that it depends on
/// the shape and the pixel alone; times 255, plus 0.5000001, truncated.
///
/// - column, row: The first pixel's coordinates.
void pegbar_rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row);
/// Blends the color over all pixels of a part of a picture, scaled by the shape's coverage.
///
/// - to: The part's first pixel; a row is `stride` pixels after the one before.
/// - column, row: That pixel's coordinates.
void pegbar_over_rounded(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_rounded *shape, uint32_t color);

// MARK: Quads

/// A quad with straight sides: the image of a rectangle under an affine map.
///
/// Side i is where a·x + b·y + c is 0. That expression is the distance in pixels, positive inside, of the center of the
/// pixel (x, y), counted from a whole pixel near the quad. Sides 0 and 1 are opposite each other, and so are 2 and 3:
/// where a row enters through one of two it leaves through the other.
typedef struct {
  float a[4], b[4], c[4];
} pegbar_quad;

/// Where rows enter and leave a quad: lines on the device, for each pair of opposite sides.
typedef struct {
  /// The column in row 0, and its step per row.
  float begin[2], begin_step[2], end[2], end_step[2];
  /// The number of columns from there to full coverage.
  float depth[2];
} pegbar_edges;

/// Columns of a row: from `first` to before `end` pixels may be covered; from `full_first` to before `full_end`, which
/// lie inside, all are fully covered.
typedef struct {
  int32_t first, end, full_first, full_end;
} pegbar_span;

pegbar_edges pegbar_quad_edges(const pegbar_quad *quad);
/// The columns of 0 ..< width that a row of a quad covers.
pegbar_span pegbar_quad_span(const pegbar_edges *edges, int32_t row, int32_t width);
/// The coverage of the pixels of a row: the parts of each between opposite sides, measured perpendicular to them, are
/// multiplied; in IEEE floats in the order of Quad.h, times 255, plus 0.5000001, truncated.
///
/// - column, row: The first pixel's coordinates.
void pegbar_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row);

/// A rounded rectangle seen through any projective map.
///
/// Side i is where a·x + b·y + c is 0. That expression is the distance in pixels, positive inside, of a point of the
/// device. Sides 0 and 1 are opposite each other, and so are 2 and 3. `local` is the map from the device back to the
/// rectangle's own points, row by row, for row vectors; there it lies from (left, top) to (right, bottom), and its
/// radius is at most half the shorter side. Round corners are coded as in `pegbar_rounded`.
///
/// A corner is a quarter of a circle unless `extent` is positive. Then `extent` is its length along each side, and its
/// curve is defined from the point at that distance inside both sides: where the smaller of a place's distances from
/// there along the two axes is t times the greater one, 0 ≤ t ≤ 1, the greater one is bend[0] + t²·(bend[1] +
/// t·(bend[2] + …)).
typedef struct {
  double a[4], b[4], c[4];
  double local[9];
  double left, top, right, bottom, radius;
  double extent, bend[5];
  uint32_t corners;
} pegbar_slanted;

/// The coverage of the pixels of a row: the parts of each between opposite sides are multiplied. Where a corner is
/// round, the coverage is at most the distance of the pixel's center inside the curve, at the map's scale there. It is
/// 0 where w is not positive. In IEEE doubles, in the order of Slanted.h, times 255, plus 0.5000001, truncated.
///
/// - column, row: The first pixel's coordinates on the device; its center is half a pixel further.
void pegbar_slanted_coverage(
    uint8_t *coverage, size_t n, const pegbar_slanted *shape, int32_t column, int32_t row);

// MARK: Gradients

/// What the position of a pixel in a gradient is, of a = s + x · ds and b = t + x · dt, where its center is at x: a
/// (axial), √(a² + b²) (radial), or the angle of (a, b) as a part of a turn, from 0 below 1 (conic).
enum { pegbar_axial = 0, pegbar_radial = 1, pegbar_conic = 2 };

/// The position of a row of pixels in a gradient, 0 … 1, and the gradient's lookup table.
typedef struct {
  /// The color before the start, one for each step, and the one beyond the end: `steps` + 2 of them.
  const uint32_t *colors;
  /// A whole number, at least 1 and below 2³⁰.
  double steps;
  double s, ds, t, dt;
  /// One of the three above.
  int kind;
} pegbar_gradient_row;

/// The colors of a row of a gradient: at position p the color with the index p · steps + 1, truncated and clamped to
/// the table; NaN has the first one. In IEEE doubles, in the order of Gradient.h; angles are those of the C library's
/// `atan2`.
///
/// - column: The first pixel's column; its center is half a pixel further.
void pegbar_gradient(uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column);

// MARK: Sampling

/// A picture to take samples from, and the part of it that is shown.
///
/// `stride` is in pixels; width and height are 1 … 8 388 607. Positions are clamped to the part: `left` and `top` are
/// the minimum, `right` and `bottom` the maximum positions, in 1/256 pixel, from the origin that the kernel uses. They
/// are within 0 … 256 · (width − 1) and 0 … 256 · (height − 1); for a whole picture these are the limits.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height, stride;
  int32_t left, top, right, bottom;
} pegbar_picture;

/// A row shifted by a fraction of a pixel: each pixel mixes four, as `pegbar_sample_affine` does.
///
/// to[i] mixes row0[i], row0[i + 1], row1[i] and row1[i + 1], so both rows have n + 1 pixels. With `right` 0
/// the pixel at n is not read, with `below` 0 nothing of row1 is. `to` is neither of the rows.
///
/// - right: The point's distance from the left pixels, 0 … 255 in 1/256.
/// - below: The point's distance from the upper row, 0 … 255 in 1/256.
void pegbar_bilinear_shift(uint32_t *to, const uint32_t *row0, const uint32_t *row1, size_t n,
    uint32_t right, uint32_t below);

/// Bilinear samples along a line (a DDA): each mixes the four pixels around its point by weights in 1/256 on each axis.
///
/// With p = ⌊(s + 128) / 256⌋, clamped to the picture's part, the left pixel is ⌊p / 256⌋ and the right one has a
/// weight of p mod 256; vertically the same with t. The four products of weights sum to 65 536, and each component is
/// rounded once, a half upwards. (With steps of 1 and 0 pixels it is `pegbar_bilinear_shift`, and as fast.)
///
/// - s, t: The first point, in 1/65536 pixel from the center of the picture's first pixel.
/// - ds, dt: The step to the next point. Sample i is at s + i·ds, t + i·dt, modulo 2⁶⁴.
void pegbar_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);
/// The nearest pixels along a line, as `pegbar_sample_affine`, with s and t from the first pixel's upper left corner:
/// pixel ⌊s / 65536⌋, ⌊t / 65536⌋, clamped to the picture's part.
void pegbar_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);

/// A row of the device seen in perspective: column x is at (x · ds + s) / (x · dw + w) and (x · dt + t) / (x · dw + w)
/// in the picture, in pixels from the upper left corner of its first one.
typedef struct {
  double s, t, w, ds, dt, dw;
} pegbar_sight;

/// Bilinear samples along a line seen in perspective.
///
/// In IEEE doubles, with w' = x · dw + w, p is ⌊(x · ds + s) · (256 / w') − 127.5⌋, clamped to the picture's part (NaN
/// to its lower limit); from there it is `pegbar_sample_affine`. Where w' is not above 10⁻¹² the pixel is clear. So a
/// pixel depends on its column alone, wherever the row begins.
///
/// - column: The first pixel's column.
void pegbar_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column);
/// The nearest pixels along such a line: with p = ⌊(x · ds + s) · (256 / w')⌋, clamped to the picture's part, the pixel
/// ⌊p / 256⌋.
void pegbar_nearest_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column);

/// An affine map from the pixels of the device to a picture.
///
/// Column 0 of row y is at s' = (across_s + (row + y) · down_s) + s, and t' likewise, in pixels from the upper left
/// corner of the picture's first one; in IEEE doubles, below 2³⁰. From there all is in whole numbers of 1/65536 pixel:
/// s' is rounded, a half upwards, and each column is `ds` and `dt` further.
typedef struct {
  double s, t, across_s, across_t, row, down_s, down_t;
  int64_t ds, dt;
} pegbar_map;

/// Blends a picture over all pixels of a part of another one, scaled by a quad's coverage and by an opacity of 0 … 255,
/// which are multiplied first: `pegbar_sample_affine`, `pegbar_quad_coverage` and `pegbar_over_coverage` in one pass.
///
/// - to: The part's first pixel; a row is `stride` pixels after the one before.
/// - column, row: That pixel's coordinates. Nothing is drawn at columns below 0.
void pegbar_over_quad(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture, const pegbar_map *map,
    uint32_t opacity);

/// A pixel of a small picture with those to its right, below it and below to its right: all that a sample mixes, in one
/// load.
///
/// Blue, red, green and alpha, each of the four pixels in this order, from the lowest byte up. Beyond the picture's
/// last column and row these are repeated.
typedef struct {
  uint32_t components[4];
} pegbar_square;

/// The maximum number of pixels, counted with the stride, of a picture that squares are made of: the squares have to
/// stay in the first-level cache.
enum { pegbar_most_squares = 1024 };

/// Prepares a picture for sampling many times: about as much work as drawing it once.
///
/// - to: Room for `stride` × `height` squares, each at the place of its pixel.
void pegbar_squares_of(pegbar_square *to, const pegbar_picture *picture);

/// Blends a tinted picture over all pixels of a part of another one, scaled by a quad's coverage:
/// `pegbar_sample_affine`, `pegbar_tint`, `pegbar_quad_coverage` and `pegbar_over_coverage` in one pass; or
/// `pegbar_add_coverage` where `adds` is not 0.
///
/// - to, column, row: As in `pegbar_over_quad`. The fastest rows have room for a few more columns than the quad
///   touches, up to 15.
/// - squares: The picture as `pegbar_squares_of` has prepared it, or NULL; the result is the same.
/// - tint: A premultiplied pixel.
void pegbar_over_tinted_quad(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_quad *quad, const pegbar_picture *picture,
    const pegbar_square *_Nullable squares, const pegbar_map *map, uint32_t tint, int adds);

// MARK: Blend modes

/// The blend modes of the W3C's Compositing and Blending, level 1, and `plus-lighter` of level 2; then the operators of
/// Porter and Duff, and Core Graphics' `plus-darker`.
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
  pegbar_blend_clear,
  pegbar_blend_copy,
  pegbar_blend_source_in,
  pegbar_blend_source_out,
  pegbar_blend_source_atop,
  pegbar_blend_destination_over,
  pegbar_blend_destination_in,
  pegbar_blend_destination_out,
  pegbar_blend_destination_atop,
  pegbar_blend_xor,
  pegbar_blend_plus_darker,
};

/// Blends `from` with `to` and composites the result over `to`; an unknown mode is normal.
///
/// Components are rounded once, from the whole premultiplied formula, to the nearest and a half upwards. (Soft light
/// and the four modes from hue to luminosity, which take a color as a whole, are computed in IEEE floats, in the order
/// of the source, and are the same everywhere too.)
void pegbar_blend(uint32_t *to, const uint32_t *from, size_t n, int mode);

// MARK: Blur

/// One of the three boxes of a blur, around each value: `radius` whole values on either side and one more at each end
/// with a weight of `edge`/256. The radius is at most 127, edge at most 256, and one of them is not 0.
///
/// The mean is (256 · the whole values' sum + edge · the ends' sum) · ⌊2⁴⁰ / weight + 0.5⌋ / 2⁴⁰ to the nearest, with a
/// weight of 256 · (2 · radius + 1) + 2 · edge. Values have 16 bits, and are at most 65 280.
typedef struct {
  uint32_t radius, edge;
} pegbar_box;

/// The number of values side by side at each place of a strip: those of some rows at a column, or of some columns at a
/// row. A pixel has one value for each of its bytes, 1 or 4, in their order.
enum { pegbar_strip_values = 32 };

/// A strip of up to 32 or 8 rows, of `length` columns: each byte times 256. Missing rows are clear.
///
/// - stride: Bytes from one row to the next.
/// - size: The bytes of a pixel, 1 or 4.
void pegbar_strip_of_rows(
    uint16_t *to, const uint8_t *from, size_t stride, size_t rows, size_t length, size_t size);
/// One box along a strip, for each of the values side by side: values before the first place and behind the last count
/// as 0. `to` is another strip.
void pegbar_blur_strip(uint16_t *to, const uint16_t *from, size_t length, const pegbar_box *box);
/// Transposes a strip of rows into strips of columns.
///
/// - to: The place of the first row in the first of these strips, each of which is `stride` values after the one
///   before.
/// - length: The number of columns.
/// - size: As in `pegbar_strip_of_rows`.
void pegbar_turn_strip(
    uint16_t *to, size_t stride, const uint16_t *from, size_t rows, size_t length, size_t size);
/// The first `count` bytes of `length` rows, of a strip of columns: its values divided by 256, rounded to the nearest.
/// They are at most 65 280.
///
/// - stride: Bytes from one row to the next.
void pegbar_columns_of_strip(
    uint8_t *to, size_t stride, const uint16_t *from, size_t count, size_t length);

// MARK: Colors

/// A linear map of each pixel's color, a matrix of four rows of five floats: the rows are for red, green, blue and
/// alpha, and each has factors of red, green, blue and alpha and a constant. Components and constants are in 1/255.
///
/// Colors are unpremultiplied first, clamped to 0 … 255 afterwards, and multiplied by the new alpha, which is rounded
/// first. In IEEE floats, in the order of ColorFilter.h. Clear pixels stay clear.
void pegbar_color_matrix(uint32_t *pixels, size_t n, const float *matrix);
/// Each component by a lookup table: 256 bytes each for blue, green, red and alpha. Colors are unpremultiplied, rounded
/// to the nearest, and multiplied by the new alpha. Clear pixels stay clear.
void pegbar_color_table(uint32_t *pixels, size_t n, const uint8_t *table);

#pragma clang assume_nonnull end

#include "MaskView.h"
#include "KernelTable.h"

#ifdef __cplusplus
}
#endif

#endif
