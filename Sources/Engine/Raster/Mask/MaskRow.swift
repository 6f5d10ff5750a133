import CKernels
import Pixels

/// One color through a mask whose pixels are the canvas's, row by row.
enum MaskRow {
  /// How products of color and coverage become bytes.
  enum Products {
    /// To the nearest, as everywhere else.
    case rounded
    /// Cut off, as Core Graphics fills paths.
    case cut
  }

  /// Paints a whole mask.
  ///
  /// - Parameters:
  ///   - color: Premultiplied.
  ///   - mask: How much of the color each pixel gets.
  ///   - x: How many columns the mask is moved by.
  ///   - y: How many rows.
  ///   - canvas: What it is laid over.
  ///   - clip: Inside the canvas.
  ///   - products: How they become bytes.
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
  ///   - color: Premultiplied.
  ///   - mask: How much of the color each pixel gets, 0 … 255.
  ///   - pixels: What it is laid over.
  ///   - count: How many of both there are.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    through mask: UnsafePointer<UInt8>,
    onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    if count > 0 { pegbar_over_color_coverage(pixels, mask, count, color) }
  }

  /// The same with one value for the whole row.
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
