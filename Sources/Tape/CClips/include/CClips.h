/// What is done to every pixel of a clip: conversions, filters, palettes and GIF's compression.
///
/// Pixels are premultiplied 8-bit 0xAARRGGBB words, `stride` of them from one row to the next. All arithmetic gives the
/// same bits on every machine: integers, and doubles that hold integers or whose operations are rounded one by one.
#ifndef PEGBAR_CCLIPS_H
#define PEGBAR_CCLIPS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A part of a picture, in pixels from its upper left corner.
typedef struct {
  size_t x, y, width, height;
} PegbarClipBox;

// MARK: Frames

/// The smallest box that holds all pixels that differ between two pictures; empty when none does.
PegbarClipBox pegbar_clip_changes(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height);

/// Straight colors: each component is c · 255 / alpha to the nearest, at most 255; all 0 where alpha is 0.
void pegbar_clip_straight(const uint32_t *from, size_t n, uint32_t *to);

// MARK: Video

/// A picture as planes of Y, Cb and Cr, one after the other, the latter two with half the pixels each way, rounded up.
///
/// BT.709 in limited range, of the gamma-encoded components: white is 235, 128, 128, black 16, 128, 128. The factors
/// are whole numbers of 1/32768, sums are rounded once, to the nearest. Chroma is that of the mean of 2 × 2 pixels;
/// beyond the last column or row of an odd size the last one counts twice. Alpha is not looked at.
void pegbar_clip_i420(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to);

/// The same of straight colors, with a fourth plane of alpha (0 … 255). In the mean of 2 × 2 pixels each counts by
/// its alpha, so that what cannot be seen does not tint edges.
void pegbar_clip_i420_alpha(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to);

// MARK: PNG

/// How a PNG's rows are written: as differences to what is at the left, or above.
enum { PegbarPNGNone = 0, PegbarPNGSub = 1, PegbarPNGUp = 2 };

/// The bytes that a PNG compresses: for each row the filter's number, then 3 or, with alpha, 4 bytes a pixel.
///
/// `scratch` has room for 2 rows of 4 bytes a pixel.
void pegbar_clip_png_rows(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha, int filter,
    uint8_t *scratch, uint8_t *to);

// MARK: GIF

/// Adds the pixels to the numbers of colors, 2²⁴ of them by 0xRRGGBB, which stop at their highest.
///
/// With alpha, straight colors are counted, and not those of pixels whose alpha is under 128.
void pegbar_gif_count(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha,
    uint32_t *counts);

/// Chooses at most `limit` (2 … 255) colors, 0xRRGGBB, for those that were counted.
///
/// When there are no more than that, exactly they; returns how many.
size_t pegbar_gif_palette(const uint32_t *counts, size_t limit, uint32_t *palette);

/// How colors that the palette does not have are made of those that it has.
enum { PegbarDitherNone = 0, PegbarDitherOrdered = 1, PegbarDitherDiffusion = 2 };

/// A palette that colors are looked up in; remembers what it has looked up. One thread at a time.
typedef struct PegbarGIFColors PegbarGIFColors;
PegbarGIFColors *_Nullable pegbar_gif_colors_create(const uint32_t *palette, size_t count);
void pegbar_gif_colors_free(PegbarGIFColors *colors);

/// Replaces the indices of the pixels within `box` by those of the colors that are nearest.
///
/// Pictures and indices are whole ones, `width` wide; the index of pixels whose alpha is under 128, if `has_alpha`, is
/// `transparent`. Ordered dithering depends on nothing but a pixel's color and place. Diffusion leaves the indices of
/// pixels that are as in `before`.
void pegbar_gif_indices(
    PegbarGIFColors *colors, const uint32_t *pixels, const uint32_t *_Nullable before, size_t width,
    PegbarClipBox box, int has_alpha, int dither, uint8_t transparent, uint8_t *indices);

/// What two pictures of indices, `width` wide, differ in: the box of pixels that are drawn anew, and of those that
/// have to become transparent.
void pegbar_gif_changes(
    const uint8_t *from, const uint8_t *to, size_t width, size_t height, uint8_t transparent,
    PegbarClipBox *drawn, PegbarClipBox *cleared);

/// The indices of a box; with `transparent` ≥ 0 that stands for those that are as on the canvas.
void pegbar_gif_cut(
    const uint8_t *indices, const uint8_t *canvas, size_t width, PegbarClipBox box, int transparent,
    uint8_t *to);

/// Compresses indices of `bits` (2 … 8) each, in blocks as GIF has them, with the empty one at the end.
///
/// `to` has room for `pegbar_gif_bound(n)` bytes; returns how many there are.
size_t pegbar_gif_compress(const uint8_t *indices, size_t n, int bits, uint8_t *to);
size_t pegbar_gif_bound(size_t n);

#pragma clang assume_nonnull end

/// Has the process keep memory that it gives back: a picture's buffers are as large for the next one, and pages that
/// are new each time cost a tenth of what is done with them.
void pegbar_clip_keep_memory(void);

#ifdef __cplusplus
}
#endif
#endif
