/// The pixel kernels of the compositor: what is done to a row of pixels, once per kind of work.
///
/// Pixels are premultiplied 8-bit 0xAARRGGBB, no component above its alpha. Coverage is a byte, 0 … 255 for
/// none … whole. Every product of two such fractions is x·y/255 rounded to the nearest, exactly, unless said otherwise.
///
/// Each kernel exists in plain C, which is the reference, and, where it pays, in SSE2, AVX2 and AVX-512; the best
/// that the processor has is chosen once, before `main`. All of them give the same bits. Unless said otherwise a
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

// MARK: One color

/// Replaces every pixel by the color.
void pegbar_fill(uint32_t *to, size_t n, uint32_t color);
/// The color over every pixel.
void pegbar_over_color(uint32_t *to, size_t n, uint32_t color);
/// The color, scaled by the coverage at each pixel, over it: 0 leaves the pixel, 255 puts all of the color.
void pegbar_over_color_coverage(uint32_t *to, const uint8_t *coverage, size_t n, uint32_t color);
/// The same as Core Graphics fills paths: (color · mask + what is there · the rest)/255, cut off once. The rest is 255
/// less the alpha of color · mask/255, also cut off.
void pegbar_over_color_mask(uint32_t *to, const uint8_t *mask, size_t n, uint32_t color);

// MARK: Pictures

/// `from` over `to`.
void pegbar_over(uint32_t *to, const uint32_t *from, size_t n);
/// `from`, scaled by an opacity of 0 … 255, over `to`.
void pegbar_over_opacity(uint32_t *to, const uint32_t *from, size_t n, uint32_t opacity);
/// `from`, scaled by the coverage at each pixel, over `to`.
void pegbar_over_coverage(uint32_t *to, const uint32_t *from, const uint8_t *coverage, size_t n);
/// Scales each component of each pixel by that of the tint, which is a premultiplied pixel.
void pegbar_tint(uint32_t *to, size_t n, uint32_t tint);
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
/// round, and the pixel's center lies beyond the arc's both ways, at (du, dv), the coverage is at most
/// (0.5 + radius) − √(du² + dv²). All of that in IEEE floats, in the order of Rounded.h, so that it depends on
/// the shape and the pixel alone; times 255, plus 0.5000001, cut off.
///
/// - column, row: The first pixel's place.
void pegbar_rounded_coverage(
    uint8_t *coverage, size_t n, const pegbar_rounded *shape, int32_t column, int32_t row);
/// The color over all pixels of a part of a picture, scaled by how the shape covers them.
///
/// - to: The part's first pixel; a row is `stride` pixels after the one before.
/// - column, row: That pixel's place.
void pegbar_over_rounded(uint32_t *to, size_t stride, size_t width, size_t height, int32_t column,
    int32_t row, const pegbar_rounded *shape, uint32_t color);

// MARK: Quads

/// A quad with straight sides, as a rectangle is through a map without perspective.
///
/// Side i is where a·x + b·y + c is 0; that is the distance in pixels, positive inside, of the center of the pixel
/// (x, y), counted from a whole pixel near the quad. Sides 0 and 1 are opposite each other, and 2 and 3: where a row
/// comes in through one of two it goes out through the other.
typedef struct {
  float a[4], b[4], c[4];
} pegbar_quad;

/// Where rows begin and end to touch a quad: lines on the device, of two opposite sides each.
typedef struct {
  /// The column in row 0, and how many more it is in each row after it.
  float begin[2], begin_step[2], end[2], end_step[2];
  /// How many columns further in nothing is missing.
  float depth[2];
} pegbar_edges;

/// Columns of a row: from `first` to before `end` something may be covered; from `full_first` to before `full_end`,
/// which lie inside, all is.
typedef struct {
  int32_t first, end, full_first, full_end;
} pegbar_span;

pegbar_edges pegbar_quad_edges(const pegbar_quad *quad);
/// What a row of a quad covers among the columns 0 ..< width.
pegbar_span pegbar_quad_span(const pegbar_edges *edges, int32_t row, int32_t width);
/// How the pixels of a row are covered: by the share of each between opposite sides, measured across them, both ways
/// multiplied; in IEEE floats in the order of Quad.h, times 255, plus 0.5000001, cut off.
///
/// - column, row: The first pixel's place.
void pegbar_quad_coverage(
    uint8_t *coverage, size_t n, const pegbar_quad *quad, int32_t column, int32_t row);

/// A rectangle with round corners seen through any map.
///
/// Side i is where a·x + b·y + c is 0; that is the distance in pixels, positive inside, of a point of the device.
/// Sides 0 and 1 are opposite each other, and 2 and 3. `local` is the map from the device back to the rectangle's own
/// points, row by row, for row vectors; there it lies from (left, top) to (right, bottom), and its radius is at most
/// half the shorter side. Corners that are round: as in `pegbar_rounded`.
///
/// A corner is a quarter of a circle unless `extent` is positive. Then it takes up so much of each side, and its curve
/// is given from the point as far inside both sides: where the lesser of a place's distances from there along the two
/// axes is t times the greater one, 0 ≤ t ≤ 1, the greater one is bend[0] + t²·(bend[1] + t·(bend[2] + …)).
typedef struct {
  double a[4], b[4], c[4];
  double local[9];
  double left, top, right, bottom, radius;
  double extent, bend[5];
  uint32_t corners;
} pegbar_slanted;

/// How the pixels of a row are covered: by the share of each between opposite sides, both ways multiplied; where a
/// corner is round at most by how far its center is within the curve, by the map's scale there. Nothing is where w is
/// not positive. In IEEE doubles, in the order of Slanted.h, times 255, plus 0.5000001, cut off.
///
/// - column, row: The first pixel's place on the device; its center is half a pixel further.
void pegbar_slanted_coverage(
    uint8_t *coverage, size_t n, const pegbar_slanted *shape, int32_t column, int32_t row);

// MARK: Gradients

/// Where a row of pixels lies on the way of a gradient, and the way's colors.
///
/// The pixel whose center is at x is at s + x · ds of the way, 0 … 1; where the gradient is radial at
/// √((s + x · ds)² + (t + x · dt)²).
typedef struct {
  /// The color before the way, one for each step, and the one beyond the way: `steps` + 2 of them.
  const uint32_t *colors;
  /// A whole number, at least 1 and below 2³⁰.
  double steps;
  double s, ds, t, dt;
  int is_radial;
} pegbar_gradient_row;

/// The colors of a row of a gradient: at a place p of the way that of number p · steps + 1, cut off, held to those that
/// there are; what is not a number has the first one. In IEEE doubles, in the order of Gradient.h.
///
/// - column: The first pixel's; its center is half a pixel further.
void pegbar_gradient(uint32_t *to, size_t n, const pegbar_gradient_row *row, int32_t column);

// MARK: Sampling

/// A picture to take samples from, and the part of it that is looked at.
///
/// `stride` is in pixels; width and height are 1 … 8 388 607. What lies beyond the part is at its edge: `left` and
/// `top` are the least, `right` and `bottom` the greatest of positions, in 1/256 pixel and counted as the kernel does.
/// They are within 0 … 256 · (width − 1) and 0 … 256 · (height − 1); a picture that is looked at whole has these.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height, stride;
  int32_t left, top, right, bottom;
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
/// With p = ⌊(s + 128) / 256⌋, held to the picture's part, the left pixel is ⌊p / 256⌋ and the right one has a weight
/// of p mod 256; likewise along. The four products of weights sum to 65 536, and each component is rounded once, a half
/// upwards. (Steps of 1 and 0 pixels are what `pegbar_bilinear_shift` does, at its speed.)
///
/// - s, t: The first point, in 1/65536 pixel from the center of the picture's first pixel.
/// - ds, dt: The step to the next point. Sample i is at s + i·ds, t + i·dt, modulo 2⁶⁴.
void pegbar_sample_affine(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);
/// The nearest pixels along a line, as `pegbar_sample_affine`, with s and t from the first pixel's upper left
/// corner: pixel ⌊s / 65536⌋, ⌊t / 65536⌋, held to those of the picture's part.
void pegbar_sample_nearest(uint32_t *to, size_t n, const pegbar_picture *picture, int64_t s, int64_t t,
    int64_t ds, int64_t dt);

/// A line seen in perspective: what is seen in the column x lies at (x · ds + s) / (x · dw + w) and
/// (x · dt + t) / (x · dw + w), pixels from the upper left corner of a picture's first.
typedef struct {
  double s, t, w, ds, dt, dw;
} pegbar_sight;

/// Smooth samples along a line seen in perspective.
///
/// In IEEE doubles, with w' = x · dw + w, p is ⌊(x · ds + s) · (256 / w') − 127.5⌋, held to the picture's part (what is
/// not a number to its lower end); from there it is `pegbar_sample_affine`. Where w' is not above 10⁻¹² the pixel is
/// clear. A pixel so depends on its column alone, wherever the row begins.
///
/// - column: The first pixel's.
void pegbar_sample_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column);
/// The nearest pixels along such a line: with p = ⌊(x · ds + s) · (256 / w')⌋, held to the picture's part, the pixel
/// ⌊p / 256⌋.
void pegbar_nearest_perspective(uint32_t *to, size_t n, const pegbar_picture *picture,
    const pegbar_sight *sight, int32_t column);

/// A map without perspective: where the pixels of the device are seen in a picture.
///
/// Column 0 of row y lies at s' = (across_s + (row + y) · down_s) + s, and so does t', in pixels from the upper left
/// corner of the picture's first; in IEEE doubles, below 2³⁰. From there all is in whole numbers of 1/65536 pixel: s'
/// is rounded, a half upwards, and each column is `ds` and `dt` further.
typedef struct {
  double s, t, across_s, across_t, row, down_s, down_t;
  int64_t ds, dt;
} pegbar_map;

/// A picture over all pixels of a part of another one, scaled by how a quad covers them and by an opacity of 0 … 255,
/// which are multiplied first: `pegbar_sample_affine`, `pegbar_quad_coverage` and `pegbar_over_coverage` at once.
///
/// - to: The part's first pixel; a row is `stride` pixels after the one before.
/// - column, row: That pixel's place. Nothing is drawn at columns below 0.
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

/// How many pixels a picture has at most that is made squares of, with all of its stride: squares have to stay in the
/// first cache.
enum { pegbar_most_squares = 1024 };

/// Makes a picture ready to be sampled many times: about as much work as to draw it once.
///
/// - to: Room for `stride` × `height` squares, each of which gets the place of its pixel.
void pegbar_squares_of(pegbar_square *to, const pegbar_picture *picture);

/// A picture in other colors over all pixels of a part of another one, scaled by how a quad covers them:
/// `pegbar_sample_affine`, `pegbar_tint`, `pegbar_quad_coverage` and `pegbar_over_coverage` at once; or
/// `pegbar_add_coverage` where it `adds`.
///
/// - to, column, row: As of `pegbar_over_quad`. Rows are drawn fastest that have room for a few more columns than the
///   quad touches, up to 15.
/// - squares: What `pegbar_squares_of` has made of the picture, which make no difference but to speed; or NULL.
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

/// `from` blended with `to` and composited over it; a mode that is none of the above is normal.
///
/// Components are rounded once, from the whole premultiplied formula, to the nearest and a half upwards. (Soft light
/// and the four from hue to luminosity, which take a color as a whole, are computed in IEEE floats, in the order of
/// the source, and are the same everywhere too.)
void pegbar_blend(uint32_t *to, const uint32_t *from, size_t n, int mode);

// MARK: Blur

/// One box of three that make a blur, around each value: `radius` whole ones on either side and one more at each end
/// that counts `edge`/256 of one. The radius is at most 127, edge at most 256, and one of them is not 0.
///
/// The mean is (256 · the whole ones' sum + edge · the ends' sum) · ⌊2⁴⁰ / weight + 0.5⌋ / 2⁴⁰ to the nearest, with the
/// weight of 256 · (2 · radius + 1) + 2 · edge. Values are 16 bits, of at most 65 280.
typedef struct {
  uint32_t radius, edge;
} pegbar_box;

/// How many values lie side by side at each place of a strip: those of some rows at a column, or of as many columns at
/// a row. A pixel has as many as it has bytes, 1 or 4, in their order.
enum { pegbar_strip_values = 32 };

/// A strip of up to 32 or 8 rows, of `length` columns: each byte times 256. Rows that there are not are clear.
///
/// - stride: Bytes from one row to the next.
/// - size: The bytes of a pixel, 1 or 4.
void pegbar_strip_of_rows(
    uint16_t *to, const uint8_t *from, size_t stride, size_t rows, size_t length, size_t size);
/// One box along a strip, each of the values side by side by itself: what is before the first place and behind the last
/// counts as 0. `to` is another strip.
void pegbar_blur_strip(uint16_t *to, const uint16_t *from, size_t length, const pegbar_box *box);
/// Writes a strip of rows into strips of as many columns.
///
/// - to: The first row's place in the first of these, each of which is `stride` values after the one before.
/// - length: How many columns there are.
/// - size: As of `pegbar_strip_of_rows`.
void pegbar_turn_strip(
    uint16_t *to, size_t stride, const uint16_t *from, size_t rows, size_t length, size_t size);
/// The first `count` bytes of `length` rows, of a strip of columns: its values divided by 256, rounded to the nearest.
/// They are at most 65 280.
///
/// - stride: Bytes from one row to the next.
void pegbar_columns_of_strip(
    uint8_t *to, size_t stride, const uint16_t *from, size_t count, size_t length);

// MARK: Colors

/// A linear map of each pixel's color: four rows of five floats, for red, green, blue and alpha, of which each is
/// made of red, green, blue and alpha and of what is added. Components are in 255ths, what is added is given as such.
///
/// Colors are taken without their alpha, held to 0 … 255 afterwards, and get the new alpha, which is rounded first. In
/// IEEE floats, in the order of ColorFilter.h. What is clear stays clear.
void pegbar_color_matrix(uint32_t *pixels, size_t n, const float *matrix);
/// Each component by a table: 256 bytes each for blue, green, red and alpha. Colors are taken without their alpha,
/// rounded to the nearest, and get the new alpha. What is clear stays clear.
void pegbar_color_table(uint32_t *pixels, size_t n, const uint8_t *table);

#pragma clang assume_nonnull end

#include "KernelTable.h"

#ifdef __cplusplus
}
#endif

#endif
