import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// A rounded rectangle whose sides are parallel to the pixel grid, all of them antialiased.
///
/// Straight sides cover each pixel by the part of it that lies inside, exactly at any fractional place; corners by the
/// distance of the pixel's center to the arc.
struct UprightQuad {
  /// The device pixels it may touch.
  let bounds: PixelRect
  /// The shape, in pixels from the first of `bounds`.
  private let shape: pegbar_rounded
  let isWholePixels: Bool
  /// A rectangle about the middle, every pixel of which is covered completely.
  let fullRect: PixelRect

  /// `nil` for shapes that are not upright, and where nothing can be seen.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle, toDevice map: Homography) {
    // Uneven scales would make the corners ellipses; continuous corners are no arcs.
    guard map.isAxisAligned, map.m11 > 0, map.m22 > 0, edges.softEdges == .all,
      cornerRadius <= 0 || (map.m11 == map.m22 && !edges.isContinuous)
    else { return nil }
    let rect = rect.standardized
    let bounds = DeviceBounds.of(rect, through: map)
    guard !bounds.isEmpty else { return nil }
    self.bounds = bounds
    let (x, y) = (Double(bounds.x), Double(bounds.y))
    let left = Double(rect.minX) * map.m11 + map.m31 - x
    let right = Double(rect.maxX) * map.m11 + map.m31 - x
    let top = Double(rect.minY) * map.m22 + map.m32 - y
    let bottom = Double(rect.maxY) * map.m22 + map.m32 - y
    let corners = edges.roundCorners
    let half = min(right - left, bottom - top) / 2
    let radius = cornerRadius > 0 && !corners.isEmpty ? min(cornerRadius * map.m11, half) : 0
    isWholePixels =
      radius == 0
      && [left, right, top, bottom].allSatisfy { abs($0 - $0.rounded()) <= DeviceBounds.slack }
    // The square inside a round corner ends at (1 − √½) of the radius; half a pixel more is out of the arc's reach.
    let inset = radius > 0 ? radius * 0.293 + 0.75 : 0
    let columns = Self.fullPixels(left + inset, right - inset).clamped(to: 0..<bounds.width)
    let rows = Self.fullPixels(top + inset, bottom - inset).clamped(to: 0..<bounds.height)
    fullRect = PixelRect(
      x: bounds.x + columns.lowerBound,
      y: bounds.y + rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
    shape = pegbar_rounded(
      left: Float(left),
      top: Float(top),
      right: Float(right),
      bottom: Float(bottom),
      radius: Float(radius),
      corners: UInt32(corners.rawValue)
    )
  }

  /// The pixels of an axis that lie completely between two places.
  private static func fullPixels(_ low: Double, _ high: Double) -> Range<Int> {
    let limit = DeviceBounds.limit
    let first = Int(min(max(low - DeviceBounds.slack, -limit), limit).rounded(.up))
    let end = Int(min(max(high + DeviceBounds.slack, -limit), limit).rounded(.down))
    return first < end ? first..<end : first..<first
  }

  /// Whether it is a rectangle that has all of another shape inside, or on its sides.
  func holds(_ other: UprightQuad) -> Bool {
    guard shape.radius == 0 else { return false }
    let (x, y) = (Double(other.bounds.x - bounds.x), Double(other.bounds.y - bounds.y))
    let slack = DeviceBounds.slack
    return Double(shape.left) <= x + Double(other.shape.left) + slack
      && Double(shape.top) <= y + Double(other.shape.top) + slack
      && Double(shape.right) >= x + Double(other.shape.right) - slack
      && Double(shape.bottom) >= y + Double(other.shape.bottom) - slack
  }

  /// The rows between the corners, in which the same columns are covered.
  var evenRows: Range<Int> {
    // Far enough inside that no rounding error puts a row into a corner.
    let inset = Double(shape.radius) + 2 * DeviceBounds.slack
    let rows = Self.fullPixels(Double(shape.top) + inset, Double(shape.bottom) - inset)
      .clamped(to: 0..<bounds.height)
    return bounds.y + rows.lowerBound..<bounds.y + rows.upperBound
  }

  /// Columns of a row that are surely covered completely; empty where there are none.
  func fullColumns(row y: Int) -> Range<Int> {
    let row = Double(y - bounds.y)
    let (left, right) = (Double(shape.left), Double(shape.right))
    let (top, bottom) = (Double(shape.top), Double(shape.bottom))
    let nothing = bounds.x..<bounds.x
    guard row >= top - DeviceBounds.slack, row + 1 <= bottom + DeviceBounds.slack else {
      return nothing
    }
    // The distance of a corner's arc from the side, half a pixel above the row and with a margin of half a pixel.
    let radius = Double(shape.radius)
    let rise = max(top + radius - row, row + 1 - bottom + radius)
    var inset = 0.0
    if radius > 0, rise > 0 {
      guard rise < radius else { return nothing }
      inset = radius - (radius * radius - rise * rise).squareRoot() + 0.75
    }
    let columns = Self.fullPixels(left + inset, right - inset).clamped(to: 0..<bounds.width)
    return bounds.x + columns.lowerBound..<bounds.x + columns.upperBound
  }

  /// Calls `body` for each row with the columns that are touched, and those of them that are covered completely.
  @inline(__always)
  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let columns = area.x..<area.maxX
    let full = (fullRect.x..<fullRect.maxX).clamped(to: columns)
    for y in area.y..<area.maxY {
      let isFull = y >= fullRect.y && y < fullRect.maxY
      body(y, columns, isFull ? full : columns.lowerBound..<columns.lowerBound)
    }
  }

  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  @inline(__always)
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>) {
    var shape = shape
    let (column, row) = (Int32(columns.lowerBound - bounds.x), Int32(y - bounds.y))
    pegbar_rounded_coverage(room, columns.count, &shape, column, row)
  }

  /// Paints what is inside `clip`, which must be inside the canvas, with a color.
  func fill(with color: UInt32, on canvas: Canvas, clip: PixelRect) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    var shape = shape
    pegbar_over_rounded(
      canvas.pixel(area.x, area.y),
      canvas.stride,
      area.width,
      area.height,
      Int32(area.x - bounds.x),
      Int32(area.y - bounds.y),
      &shape,
      color
    )
  }
}
