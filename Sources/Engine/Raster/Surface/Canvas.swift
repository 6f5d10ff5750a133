import CKernels
import Pixels

/// A view of device pixels in memory that the caller owns: what operations draw on.
///
/// Coordinates are always the frame's device pixels, also in a group's buffer, so an operation computes the same value
/// for a pixel wherever it is drawn. Only a raster group has pixels of its own.
struct Canvas {
  /// The memory of the pixel at the origin of `bounds`.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Distance from one row to the next, in pixels.
  let stride: Int
  /// The device pixels that the memory holds.
  let bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect) {
    (self.pixels, self.stride, self.bounds) = (pixels, stride, bounds)
  }

  init(_ surface: PixelSurface) {
    self.init(pixels: surface.pixels, stride: surface.stride, bounds: PixelRect(surface.size))
  }

  /// The memory of a pixel, which must be inside `bounds`; the rest of its row follows.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.y) * stride + (x - bounds.x))
  }

  /// Sets every pixel of `rect`, which must be inside `bounds`, to `color`.
  func fill(_ rect: PixelRect, with color: UInt32) {
    for y in rect.y..<rect.maxY {
      pegbar_fill(pixel(rect.x, y), rect.width, color)
    }
  }

  /// Blends `other` over every pixel of `rect`, which must be inside the bounds of both.
  func blend(_ other: Canvas, over rect: PixelRect) {
    for y in rect.y..<max(rect.maxY, rect.y) {
      pegbar_over(pixel(rect.x, y), other.pixel(rect.x, y), rect.width)
    }
  }

  /// Multiplies every pixel of `rect`, which must be inside the bounds of both, by the alpha of `mask`.
  func multiply(_ rect: PixelRect, byAlphaOf mask: Canvas) {
    for y in rect.y..<rect.maxY {
      let (row, factors) = (pixel(rect.x, y), mask.pixel(rect.x, y))
      pegbar_multiply_alpha(row, factors, rect.width)
    }
  }
}
