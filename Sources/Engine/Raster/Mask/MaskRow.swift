import CKernels
import Pixels

/// Paints one color through a mask whose pixels coincide with the canvas's, row by row.
enum MaskRow {
  /// How the product of color and coverage is rounded to a byte.
  enum Products {
    /// To the nearest, as everywhere else.
    case rounded
    /// Truncated, as when Core Graphics fills paths.
    case cut
  }

  /// Paints a whole mask.
  ///
  /// - Parameters:
  ///   - color: The color, premultiplied.
  ///   - mask: The coverage of each pixel.
  ///   - x: The mask's offset in columns.
  ///   - y: The mask's offset in rows.
  ///   - canvas: The canvas to paint on.
  ///   - clip: The pixels to paint, inside the canvas.
  ///   - products: How products are rounded.
  static func blend(
    _ color: UInt32,
    through mask: AlphaMask,
    movedBy x: Int,
    _ y: Int,
    onto canvas: Canvas,
    clip: PixelRect,
    products: Products = .rounded
  ) {
    var area = mask.bounds
    (area.x, area.y) = (area.x + x, area.y + y)
    area = area.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      let values = mask.row(row - y) + (area.x - x - mask.bounds.x)
      let pixels = canvas.pixel(area.x, row)
      switch products {
      case .rounded: blend(color, through: values, onto: pixels, count: area.width)
      case .cut: pegbar_over_color_mask(pixels, values, area.width, color)
      }
    }
  }

  /// - Parameters:
  ///   - color: The color, premultiplied.
  ///   - mask: The coverage of each pixel, 0 … 255.
  ///   - pixels: The pixels to paint on.
  ///   - count: The number of pixels.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    through mask: UnsafePointer<UInt8>,
    onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    if count > 0 { pegbar_over_color_coverage(pixels, mask, count, color) }
  }

  /// Paints a row with one coverage for all of its pixels.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    coverage: UInt32,
    onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    guard coverage > 0, count > 0 else { return }
    pegbar_over_color(pixels, count, Blending.scaled(color, by: coverage))
  }
}
