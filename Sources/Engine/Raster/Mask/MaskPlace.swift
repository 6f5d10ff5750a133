import CoreGraphics
import DisplayList
import Pixels

/// Where the mask of a path lies: what tells one of the same path from another.
///
/// A path that is moved by whole pixels has the same mask.
struct MaskPlace: Hashable {
  /// What the map does but for moving.
  private let a, b, c, d: Double
  /// In 1/2²⁰ of a pixel how far into its pixel the path's origin lies: finer than edges are placed at.
  private let column, row: Int
  /// The pixels that there are, counted from the pixel that the path's origin lies in.
  let area: PixelRect

  private static let bits = 20
  /// More pixels are not taken at once: of larger paths the part that is asked for, with some around it.
  private static let greatestArea = 1 << 22
  /// Nor a longer side.
  private static let greatestSide = 1 << 14
  /// The parts of a large path are whole squares of so many pixels, and more around them than edges that are cut off
  /// are wrong by.
  private static let square = 512
  private static let margin = 16

  /// The mask, as far as it is needed for some pixels of the device.
  ///
  /// - Parameters:
  ///   - map: From the path's points to the device; affine.
  ///   - bounds: All device pixels that it may touch.
  ///   - needed: Those that are asked for.
  /// - Returns: The mask's place, and how far it is moved to lie there; `nil` where it cannot be seen.
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

  /// The pixel that a place lies in, and how far into it.
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
