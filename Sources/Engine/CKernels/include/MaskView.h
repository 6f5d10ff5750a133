// A mask of coverage that is seen through a map, usually a blurred shadow.
#ifndef PEGBAR_MASK_VIEW_H
#define PEGBAR_MASK_VIEW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A mask, and where the pixels of a row of the device are in it.
///
/// The pixel whose center is at x is at ((x · ds + row_s) + move_s) / w − left in columns of the mask, and in the same
/// way in rows: from the left and top edge of its first pixel. In perspective w is (x · dw + row_w) + move_w, and
/// nothing is seen where that is 1e-12 or less; else it is 1.
typedef struct {
  /// Coverage of 0 … 255, row by row; it is 0 outside. Three bytes after the last one are read too, for nothing.
  const uint8_t *values;
  /// Bytes from one row to the next; rows times these are below 2³¹.
  int32_t stride;
  /// At most 2²².
  int32_t width, height;
  double ds, row_s, move_s, left;
  double dt, row_t, move_t, top;
  double dw, row_w, move_w;
  int is_perspective;
} pegbar_mask_view;

/// The coverage of each pixel of a row: the mix of the four values of the mask nearest to its center, by their
/// distances in 1/256 of a pixel, rounded once.
///
/// - column: The first pixel's column; its center is half a pixel further.
void pegbar_view_coverage(uint8_t *to, size_t n, const pegbar_mask_view *view, int32_t column);
/// Blends a color over each pixel of a row, scaled by that coverage.
void pegbar_over_color_view(
    uint32_t *to, size_t n, const pegbar_mask_view *view, int32_t column, uint32_t color);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
