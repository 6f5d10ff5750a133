import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// A rounded rectangle seen through a projective map: the coverage of each pixel.
///
/// Sides are exact straight lines in device space, also in perspective. Their coverage is the part of the pixel between
/// the two opposite sides, measured perpendicular to them: exact for upright rectangles at any fractional place, and
/// within 0.06 of the exact area for slanted ones. Corners use the distance to their curve, scaled to device space by
/// the map's local scale. A side that is not antialiased covers a pixel completely or not at all, by the pixel's
/// center. `bounds` is part of the shape: nothing is covered outside it.
struct RoundedQuad {
  /// The device pixels it may touch.
  let bounds: PixelRect
  /// Whether it covers every pixel of `bounds` completely, and no other at all.
  let isWholePixels: Bool
  /// Whether no side is antialiased and no corner round: each pixel is inside or outside.
  let isHard: Bool
  /// The shape in the kernels' form, with its left side, its right one, its top and its bottom.
  private let shape: pegbar_slanted
  /// A line across each round corner, inside its curve; the shape inside all lines is convex and fully covered.
  private let chords: (DeviceLine, DeviceLine, DeviceLine, DeviceLine)

  /// `nil` when nothing can be seen: empty, edge-on, behind the eye, not finite.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the space that `map` starts from.
  ///   - cornerRadius: The corner radius, in the same space; clamped to 0 … half the shorter side.
  ///   - edges: The corners that are rounded, and the sides that are antialiased.
  ///   - map: From that space to device pixels.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle = .plain, toDevice map: Homography) {
    let rect = rect.standardized
    bounds = DeviceBounds.of(rect, through: map)
    guard !bounds.isEmpty, let inverse = map.inverse else { return nil }
    let (minU, minV) = (Double(rect.minX), Double(rect.minY))
    let (maxU, maxV) = (Double(rect.maxX), Double(rect.maxY))
    let half = min(maxU - minU, maxV - minV) / 2
    let corners = edges.roundCorners
    let radius = cornerRadius > 0 && !corners.isEmpty ? min(cornerRadius, half) : 0

    /// The line where α·u + β·v + γ is 0, in device space; positive inside.
    func line(_ alpha: Double, _ beta: Double, _ gamma: Double) -> DeviceLine {
      DeviceLine(
        a: alpha * inverse.m11 + beta * inverse.m12 + gamma * inverse.m13,
        b: alpha * inverse.m21 + beta * inverse.m22 + gamma * inverse.m23,
        c: alpha * inverse.m31 + beta * inverse.m32 + gamma * inverse.m33
      )
    }
    func side(_ line: DeviceLine, _ edge: RectEdges) -> DeviceLine {
      if edges.softEdges.contains(edge) { return line }
      return line.hardened(holds: edge == .minX || edge == .minY)
    }
    let left = side(line(1, 0, -minU), .minX)
    let right = side(line(-1, 0, maxU), .maxX)
    let top = side(line(0, 1, -minV), .minY)
    let bottom = side(line(0, -1, maxV), .maxY)
    let curve =
      edges.isContinuous && radius > 0 ? ContinuousCorner(radius: radius, room: half) : nil
    let extent = curve?.extent ?? radius
    shape = pegbar_slanted(
      a: (left.a, right.a, top.a, bottom.a),
      b: (left.b, right.b, top.b, bottom.b),
      c: (left.c, right.c, top.c, bottom.c),
      local: (
        inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23,
        inverse.m31, inverse.m32, inverse.m33
      ),
      left: minU,
      top: minV,
      right: maxU,
      bottom: maxV,
      radius: radius,
      extent: curve?.extent ?? 0,
      bend: curve?.bend ?? (0, 0, 0, 0, 0),
      corners: UInt32(corners.rawValue)
    )
    func chord(_ corner: RectCorners, _ across: DeviceLine) -> DeviceLine {
      radius > 0 && corners.contains(corner) ? across : .everywhere
    }
    chords = (
      chord(.minXMinY, line(1, 1, -(minU + minV) - extent)),
      chord(.maxXMinY, line(-1, 1, maxU - minV - extent)),
      chord(.minXMaxY, line(1, -1, maxV - minU - extent)),
      chord(.maxXMaxY, line(-1, -1, maxU + maxV - extent))
    )
    isHard = radius == 0 && edges.softEdges.isEmpty
    isWholePixels = radius == 0 && Self.isOnPixelGrid(rect, through: map)
  }

  private static func isOnPixelGrid(_ rect: CGRect, through map: Homography) -> Bool {
    guard DeviceBounds.isUpright(rect, through: map),
      let span = DeviceBounds.span(of: rect, through: map)
    else { return false }
    return [span.minX, span.minY, span.maxX, span.maxY].allSatisfy {
      abs($0 - $0.rounded()) <= DeviceBounds.slack
    }
  }
}

extension RoundedQuad {
  /// Calls `body` for each row inside `clip` with the columns that are touched at all, and those of them that are
  /// surely covered completely (both inside `clip`; the second inside the first).
  ///
  /// The fully covered columns depend on the shape and the row alone, never on `clip`.
  @inline(__always)
  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let touched = columns(row: y, minimum: -0.5 - 1e-6, withChords: false)
        .clamped(to: area.x..<area.maxX)
      guard !touched.isEmpty else { continue }
      let full = columns(row: y, minimum: 0.5 - 1e-6, withChords: true).clamped(to: touched)
      body(y, touched, full.isEmpty ? touched.lowerBound..<touched.lowerBound : full)
    }
  }

  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  @inline(__always)
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>) {
    var shape = shape
    let (column, row) = (Int32(columns.lowerBound), Int32(y))
    pegbar_slanted_coverage(room, columns.count, &shape, column, row)
  }

  /// Whether every pixel of `rect` is surely covered completely.
  func covers(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty, bounds.contains(rect) else { return false }
    // The fully covered part is convex: if it holds the first and last row, it holds the rows between.
    return [rect.y, rect.maxY - 1].allSatisfy { y in
      let full = columns(row: y, minimum: 0.5 - 1e-6, withChords: true)
      return full.lowerBound <= rect.x && full.upperBound >= rect.maxX
    }
  }

  /// The columns of a row whose centers lie at least `minimum` pixels inside every side.
  @inline(__always)
  private func columns(row: Int, minimum: Double, withChords: Bool) -> Range<Int> {
    let y = Double(row) + 0.5
    var low = Double(bounds.x) + 0.5
    var high = Double(bounds.maxX) - 0.5
    let (a, b, c) = (shape.a, shape.b, shape.c)
    DeviceLine(a.0, b.0, c.0).narrow(&low, &high, row: y, minimum: minimum)
    DeviceLine(a.1, b.1, c.1).narrow(&low, &high, row: y, minimum: minimum)
    DeviceLine(a.2, b.2, c.2).narrow(&low, &high, row: y, minimum: minimum)
    DeviceLine(a.3, b.3, c.3).narrow(&low, &high, row: y, minimum: minimum)
    if withChords {
      chords.0.narrow(&low, &high, row: y, minimum: minimum)
      chords.1.narrow(&low, &high, row: y, minimum: minimum)
      chords.2.narrow(&low, &high, row: y, minimum: minimum)
      chords.3.narrow(&low, &high, row: y, minimum: minimum)
    }
    guard low <= high else { return bounds.x..<bounds.x }
    let first = Int((low - 0.5).rounded(.up))
    let last = Int((high - 0.5).rounded(.down))
    return first <= last ? first..<(last + 1) : bounds.x..<bounds.x
  }
}
