import CoreGraphics
import DisplayList
import Pixels

/// The placement of a path's mask: a part of the key in the cache of masks.
///
/// A path that is moved by whole pixels has the same mask.
struct MaskPlace: Hashable {
  /// The linear part of the map.
  private let a, b, c, d: Double
  /// The path origin's offset within its pixel, in 1/2²⁰ of a pixel: finer than the placement of edges.
  private let column, row: Int
  /// The mask's pixels, counted from the pixel of the path's origin.
  let area: PixelRect

  private static let bits = 20
  /// The maximum area of one mask: of a larger path only the requested part is made, with a margin.
  private static let greatestArea = 1 << 22
  /// The maximum side of one mask, in pixels.
  private static let greatestSide = 1 << 14
  /// The side, in pixels, of the squares that a part of a large path is rounded to.
  ///
  /// The margin around them is larger than the error of edges that are truncated.
  private static let square = 512
  private static let margin = 16

  /// The placement of the mask, as far as it is needed for some device pixels.
  ///
  /// - Parameters:
  ///   - map: From the path's points to the device; affine.
  ///   - bounds: All device pixels that the path may touch.
  ///   - needed: The device pixels that are requested.
  /// - Returns: The placement, and the whole-pixel offset from it to the device; `nil` where nothing can be seen.
  static func of(
    _ map: Homography,
    bounds: PixelRect,
    needed: PixelRect
  ) -> (place: MaskPlace, x: Int, y: Int)? {
    guard abs(map.m31) < DeviceBounds.limit, abs(map.m32) < DeviceBounds.limit else { return nil }
    let (x, column) = place(map.m31)
    let (y, row) = place(map.m32)
    var area = bounds
    if isTooLarge(bounds) {
      area = squares(around: needed).intersection(bounds)
    }
    (area.x, area.y) = (area.x - x, area.y - y)
    guard !area.isEmpty else { return nil }
    let place = MaskPlace(
      a: map.m11,
      b: map.m12,
      c: map.m21,
      d: map.m22,
      column: column,
      row: row,
      area: area
    )
    return (place, x, y)
  }

  /// From the path's points to the mask's pixels.
  var map: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(a),
      b: CGFloat(b),
      c: CGFloat(c),
      d: CGFloat(d),
      tx: CGFloat(column) / CGFloat(1 << Self.bits),
      ty: CGFloat(row) / CGFloat(1 << Self.bits)
    )
  }

  private static func isTooLarge(_ area: PixelRect) -> Bool {
    max(area.width, area.height) > greatestSide
      || Double(area.width) * Double(area.height) > Double(greatestArea)
  }

  /// The pixel that a coordinate lies in, and the offset within it.
  private static func place(_ place: Double) -> (pixel: Int, part: Int) {
    let steps = Int((place * Double(1 << bits)).rounded())
    return (steps >> bits, steps & (1 << bits - 1))
  }

  private static func squares(around rect: PixelRect) -> PixelRect {
    let left = (rect.x - margin) & ~(square - 1)
    let top = (rect.y - margin) & ~(square - 1)
    let right = (rect.maxX + margin + square - 1) & ~(square - 1)
    let bottom = (rect.maxY + margin + square - 1) & ~(square - 1)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
