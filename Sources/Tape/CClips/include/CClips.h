/// The operations on every pixel of a clip: conversions, filters, palettes and GIF's compression.
///
/// Pixels are premultiplied 8-bit 0xAARRGGBB words, `stride` of them from one row to the next. All arithmetic has the
/// same result, bit for bit, on every machine: integers, and doubles that hold integers or whose operations are rounded
/// one by one.
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

/// The smallest box that contains all pixels that differ between two pictures; empty when they are equal.
PegbarClipBox pegbar_clip_changes(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height);

/// Straight colors: each component is c · 255 / alpha to the nearest, at most 255; all 0 where alpha is 0.
void pegbar_clip_straight(const uint32_t *from, size_t n, uint32_t *to);

// MARK: Video

/// A picture as planes of Y, Cb and Cr in sequence; the latter two have half the size in both directions, rounded up.
/// BT.709 in limited range, of the gamma-encoded components: white is 235, 128, 128, black 16, 128, 128. The factors
/// are whole numbers of 1/32768, sums are rounded once, to the nearest. Chroma is that of the mean of 2 × 2 pixels;
/// beyond the last column or row of an odd size the last one counts twice. Alpha is not looked at.
void pegbar_clip_i420(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to);

/// The same for straight colors, with a fourth plane of alpha (0 … 255). The mean of 2 × 2 pixels is weighted by alpha,
/// so that invisible pixels do not tint edges.
void pegbar_clip_i420_alpha(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *to);

// MARK: PNG

/// The filter of a PNG's rows: none, or the difference to the pixel at the left, or above.
enum { PegbarPNGNone = 0, PegbarPNGSub = 1, PegbarPNGUp = 2 };

/// The bytes that a PNG compresses: for each row the filter's number, then 3 or, with alpha, 4 bytes per pixel.
///
/// `scratch` has room for 2 rows of 4 bytes per pixel.
void pegbar_clip_png_rows(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha, int filter,
    uint8_t *scratch, uint8_t *to);

// MARK: GIF

/// Adds the pixels to the histogram of 2²⁴ colors, indexed by 0xRRGGBB; the counts saturate.
///
/// With alpha, straight colors are counted; pixels whose alpha is under 128 are not.
void pegbar_gif_count(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha,
    uint32_t *counts);

/// Chooses at most `limit` (2 … 255) colors, 0xRRGGBB, for the counted colors.
///
/// If there are at most `limit` counted colors, the palette is exactly these; returns the number of colors.
size_t pegbar_gif_palette(const uint32_t *counts, size_t limit, uint32_t *palette);

/// How colors that are not in the palette are approximated.
enum { PegbarDitherNone = 0, PegbarDitherOrdered = 1, PegbarDitherDiffusion = 2 };

/// A palette for nearest-color lookup, with a cache of the results. One thread at a time.
typedef struct PegbarGIFColors PegbarGIFColors;
PegbarGIFColors *_Nullable pegbar_gif_colors_create(const uint32_t *palette, size_t count);
void pegbar_gif_colors_free(PegbarGIFColors *colors);

/// Replaces the indices of the pixels within `box` by those of the nearest colors.
///
/// Pictures and indices cover the whole picture, `width` wide. If `has_alpha`, pixels whose alpha is under 128 get the
/// index `transparent`. Ordered dithering depends on nothing but a pixel's color and place. Diffusion keeps the indices
/// of pixels that are unchanged since `before`.
void pegbar_gif_indices(
    PegbarGIFColors *colors, const uint32_t *pixels, const uint32_t *_Nullable before, size_t width,
    PegbarClipBox box, int has_alpha, int dither, uint8_t transparent, uint8_t *indices);

/// The differences between two pictures of indices, `width` wide: the box of pixels that are drawn again, and of those
/// that have to become transparent.
void pegbar_gif_changes(
    const uint8_t *from, const uint8_t *to, size_t width, size_t height, uint8_t transparent,
    PegbarClipBox *drawn, PegbarClipBox *cleared);

/// The indices of a box; if `transparent` ≥ 0, it replaces those that equal the canvas.
void pegbar_gif_cut(
    const uint8_t *indices, const uint8_t *canvas, size_t width, PegbarClipBox box, int transparent,
    uint8_t *to);

/// Compresses indices of `bits` (2 … 8) each (LZW), in GIF's blocks, including the empty one at the end.
///
/// `to` has room for `pegbar_gif_bound(n)` bytes; returns the number of bytes.
size_t pegbar_gif_compress(const uint8_t *indices, size_t n, int bits, uint8_t *to);
size_t pegbar_gif_bound(size_t n);

#pragma clang assume_nonnull end

/// Lets the process keep freed memory: the next picture needs buffers of the same size, and touching new pages each
/// time costs a tenth of the work done with them.
void pegbar_clip_keep_memory(void);

#ifdef __cplusplus
}
#endif
#endif
