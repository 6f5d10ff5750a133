import CKernels
import CoreGraphics
import QuartzCore

/// A rounded rectangle whose sides run along the pixel rows and columns, all of them soft.
///
/// Straight sides cover each pixel by the share of it that lies inside, exactly at any fractional place.
/// Corners cover it by its centre's distance to the arc.
struct UprightQuad {
  /// The device pixels it may touch.
  let bounds: PixelRect
  private let left, top, right, bottom: Double
  /// Of the corners, in pixels.
  private let radius: Double
  private let roundCorners: CACornerMask

  /// `nil` for what is not upright, and where nothing can be seen.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle, toDevice map: Homography) {
    // Unequal scales would make the corners ellipses.
    guard map.isAxisAligned, map.m11 > 0, map.m22 > 0, edges.softEdges == .all,
      cornerRadius <= 0 || map.m11 == map.m22
    else { return nil }
    let rect = rect.standardized
    let bounds = DeviceBounds.of(rect, through: map)
    guard !bounds.isEmpty else { return nil }
    self.bounds = bounds
    left = Double(rect.minX) * map.m11 + map.m31
    right = Double(rect.maxX) * map.m11 + map.m31
    top = Double(rect.minY) * map.m22 + map.m32
    bottom = Double(rect.maxY) * map.m22 + map.m32
    let half = min(right - left, bottom - top) / 2
    roundCorners = edges.roundCorners
    radius = cornerRadius > 0 && !roundCorners.isEmpty ? min(cornerRadius * map.m11, half) : 0
  }

  var isWholePixels: Bool {
    radius == 0
      && abs(left - left.rounded()) <= DeviceBounds.slack
      && abs(right - right.rounded()) <= DeviceBounds.slack
      && abs(top - top.rounded()) <= DeviceBounds.slack
      && abs(bottom - bottom.rounded()) <= DeviceBounds.slack
  }

  /// A rectangle about the middle, every pixel of which is covered in full.
  var fullRect: PixelRect {
    // A square in a round corner ends at (1 − √½) of the radius; half a pixel more is out of the arc's reach.
    let inset = radius > 0 ? radius * 0.293 + 0.75 : 0
    let columns = Self.fullPixels(left + inset, right - inset).clamped(to: bounds.x..<bounds.maxX)
    let rows = Self.fullPixels(top + inset, bottom - inset).clamped(to: bounds.y..<bounds.maxY)
    return PixelRect(
      x: columns.lowerBound,
      y: rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
  }

  /// The pixels of an axis that lie wholly between two places.
  private static func fullPixels(_ low: Double, _ high: Double) -> Range<Int> {
    let limit = DeviceBounds.limit
    let first = Int(max(low - DeviceBounds.slack, -limit).rounded(.up))
    let end = Int(min(high + DeviceBounds.slack, limit).rounded(.down))
    return first < end ? first..<end : first..<first
  }

  /// The share of the pixel at `place` that lies between two sides.
  @inline(__always)
  private static func share(_ place: Int, _ low: Double, _ high: Double) -> Double {
    let p = Double(place)
    return min(max(p + 1 - low, 0), 1) + min(max(high - p, 0), 1) - 1
  }

  /// A row of the quad, apart from its corners.
  private struct Row {
    /// The share of the row that lies inside.
    let share: Double
    /// The columns that may be covered in part, or by a corner: those up to the first, and from the second on.
    let middle: Range<Int>
    /// How far the row's centre is beyond the corners' centres; 0 between them.
    let rise: Double
  }

  private func row(_ y: Int) -> Row {
    let center = Double(y) + 0.5
    let rise = max(top + radius - center, center - (bottom - radius), 0)
    let inset = rise > 0 ? radius : 0
    let full = Self.fullPixels(left + inset, right - inset)
    let middle = full.clamped(to: bounds.x..<bounds.maxX)
    return Row(share: Self.share(y, top, bottom), middle: middle, rise: rise)
  }

  @inline(__always)
  func forEachRun(
    in clip: PixelRect,
    _ bytes: RowBytes,
    _ body: (_ y: Int, _ columns: Range<Int>, _ coverage: DeviceShape.Coverage) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let columns = area.x..<area.maxX
    let room = bytes.room(for: area.width)
    for y in area.y..<area.maxY {
      let row = row(y)
      let byte = Blending.byte(row.share)
      guard byte > 0 else { continue }
      let middle = row.middle.clamped(to: columns)
      let before = columns.lowerBound..<middle.lowerBound
      if !before.isEmpty {
        cover(before, y, row, room)
        body(y, before, .varying(room))
      }
      if !middle.isEmpty { body(y, middle, byte == 255 ? .full : .even(byte)) }
      let behind = max(middle.upperBound, columns.lowerBound)..<columns.upperBound
      if !behind.isEmpty {
        cover(behind, y, row, room)
        body(y, behind, .varying(room))
      }
    }
  }

  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  private func cover(
    _ columns: Range<Int>,
    _ y: Int,
    _ row: Row,
    _ room: UnsafeMutablePointer<UInt8>
  ) {
    let inside = UInt8(Blending.byte(row.share))
    for x in columns {
      let isSide = Double(x) < left || Double(x + 1) > right
      room[x - columns.lowerBound] =
        isSide ? UInt8(Blending.byte(row.share * Self.share(x, left, right))) : inside
    }
    guard row.rise > 0 else { return }
    let isTop = Double(y) + 0.5 < (top + bottom) / 2
    let (first, second): (CACornerMask, CACornerMask) =
      isTop
      ? (.layerMinXMinYCorner, .layerMaxXMinYCorner) : (.layerMinXMaxYCorner, .layerMaxXMaxYCorner)
    if roundCorners.contains(first) {
      round(columns, from: left + radius, step: -1, row.rise, room)
    }
    if roundCorners.contains(second) {
      round(columns, from: right - radius, step: 1, row.rise, room)
    }
  }

  /// Takes away from the coverage of a row's columns what is outside a corner's arc.
  ///
  /// - Parameters:
  ///   - columns: Those of `room`.
  ///   - center: The column of the arc's centre.
  ///   - step: Which way the corner lies: 1 to the right.
  ///   - rise: How far the row is beyond the centre.
  ///   - room: The coverage.
  private func round(
    _ columns: Range<Int>,
    from center: Double,
    step: Int32,
    _ rise: Double,
    _ room: UnsafeMutablePointer<UInt8>
  ) {
    // Whole columns from the centre's own, and the rest: so that a pixel comes out the same in any run.
    let whole = center.rounded(.down)
    let offset = Double(step) * (whole + 0.5 - center)
    pegbar_corner_coverage(
      room,
      columns.count,
      step * Int32(columns.lowerBound - Int(whole)),
      step,
      Float(offset),
      Float(rise),
      Float(radius)
    )
  }
}
