import CoreGraphics
import QuartzCore

/// A rectangle with round corners as seen through a projective map: how much of each pixel it covers.
///
/// Sides are exact straight lines in device space also under perspective. Their coverage is the share
/// of the pixel between the two opposite sides, measured across them: exact for upright rectangles at
/// any fractional place, and within 0.06 of the exact area for slanted ones. Corners use the distance
/// to the arc, carried to device space by the map's local scale. A side that is not soft covers a pixel
/// wholly or not at all, as its centre lies. `bounds` is part of the shape: nothing is covered outside
/// it.
struct RoundedQuad {
  /// The device pixels it may touch.
  let bounds: PixelRect
  /// Whether it covers every pixel of `bounds` wholly, and no other at all.
  let isWholePixels: Bool
  /// Whether none of its sides is soft, and no corner round: each pixel is inside or is not.
  let isHard: Bool
  /// From device space back to the rectangle's own.
  let toLocal: Homography

  private let left, top, right, bottom: DeviceLine
  /// Lines across the round corners, inside the arcs; the shape inside all lines is convex and full.
  private let chords: [DeviceLine]
  private let minU, minV, maxU, maxV, radius: Double
  private let roundCorners: CACornerMask

  /// `nil` when nothing can be seen: empty, edge-on, behind the eye, not made of numbers.
  ///
  /// - Parameters:
  ///   - rect: In the space that `map` starts from.
  ///   - cornerRadius: In the same space; clamped to 0 … half the shorter side.
  ///   - edges: Which corners it rounds, and which sides are soft.
  ///   - map: To device pixels.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle = .plain, toDevice map: Homography) {
    let rect = rect.standardized
    bounds = DeviceBounds.of(rect, through: map)
    guard !bounds.isEmpty, let inverse = map.inverse else { return nil }
    toLocal = inverse
    (minU, minV) = (Double(rect.minX), Double(rect.minY))
    (maxU, maxV) = (Double(rect.maxX), Double(rect.maxY))
    let half = min(maxU - minU, maxV - minV) / 2
    let corners = edges.roundCorners
    let radius = cornerRadius > 0 && !corners.isEmpty ? min(cornerRadius, half) : 0
    (self.radius, roundCorners) = (radius, corners)

    /// Where α·u + β·v + γ is 0, seen from device space; positive inside.
    func line(_ alpha: Double, _ beta: Double, _ gamma: Double) -> DeviceLine {
      DeviceLine(
        a: alpha * inverse.m11 + beta * inverse.m12 + gamma * inverse.m13,
        b: alpha * inverse.m21 + beta * inverse.m22 + gamma * inverse.m23,
        c: alpha * inverse.m31 + beta * inverse.m32 + gamma * inverse.m33
      )
    }
    func side(_ line: DeviceLine, _ edge: CAEdgeAntialiasingMask) -> DeviceLine {
      if edges.softEdges.contains(edge) { return line }
      return line.hardened(holds: edge == .layerLeftEdge || edge == .layerBottomEdge)
    }
    left = side(line(1, 0, -minU), .layerLeftEdge)
    right = side(line(-1, 0, maxU), .layerRightEdge)
    top = side(line(0, 1, -minV), .layerBottomEdge)
    bottom = side(line(0, -1, maxV), .layerTopEdge)
    var chords: [DeviceLine] = []
    if radius > 0 {
      let across: [(CACornerMask, DeviceLine)] = [
        (.layerMinXMinYCorner, line(1, 1, -(minU + minV) - radius)),
        (.layerMaxXMinYCorner, line(-1, 1, maxU - minV - radius)),
        (.layerMinXMaxYCorner, line(1, -1, maxV - minU - radius)),
        (.layerMaxXMaxYCorner, line(-1, -1, maxU + maxV - radius)),
      ]
      for (corner, chord) in across where corners.contains(corner) { chords.append(chord) }
    }
    self.chords = chords
    isHard = radius == 0 && edges.softEdges.isEmpty
    isWholePixels =
      radius == 0
      && Self.isOnPixelGrid(rect, through: map)
  }

  /// How much of a pixel is covered, 0 … 1.
  @inline(__always)
  func coverage(_ column: Int, _ row: Int) -> Double {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let across = Self.slab(left.distance(x, y), right.distance(x, y))
    let along = Self.slab(top.distance(x, y), bottom.distance(x, y))
    let w = x * toLocal.m13 + y * toLocal.m23 + toLocal.m33
    guard across > 0, along > 0, w > 0 else { return 0 }
    let straight = across * along
    return radius > 0 ? min(straight, cornerCoverage(x, y, w)) : straight
  }

  /// The share of a pixel between two opposite sides, from its centre's distances to them.
  @inline(__always)
  private static func slab(_ near: Double, _ far: Double) -> Double {
    min(max(near + 0.5, 0), 1) + min(max(far + 0.5, 0), 1) - 1
  }

  /// What a corner's arc leaves of the pixel centred at (x, y): 1 away from corners.
  private func cornerCoverage(_ x: Double, _ y: Double, _ w: Double) -> Double {
    let u = (x * toLocal.m11 + y * toLocal.m21 + toLocal.m31) / w
    let v = (x * toLocal.m12 + y * toLocal.m22 + toLocal.m32) / w
    // How far beyond the arc's centre, towards the corner; signed outwards.
    let du = u < minU + radius ? u - (minU + radius) : max(u - (maxU - radius), 0)
    let dv = v < minV + radius ? v - (minV + radius) : max(v - (maxV - radius), 0)
    guard du != 0, dv != 0, roundCorners.contains(.at(du, dv)) else { return 1 }
    let reach = (du * du + dv * dv).squareRoot()
    let (nu, nv) = (du / reach, dv / reach)
    // The distance's slope in device space, through the derivative of the inverse map.
    let slopeX =
      (nu * (toLocal.m11 - u * toLocal.m13) + nv * (toLocal.m12 - v * toLocal.m13)) / w
    let slopeY =
      (nu * (toLocal.m21 - u * toLocal.m23) + nv * (toLocal.m22 - v * toLocal.m23)) / w
    let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot()
    guard slope > 0 else { return 1 }
    return min(max(0.5 + (radius - reach) / slope, 0), 1)
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
  /// Calls `body` for each row inside `clip` with the columns that are touched at all, and those of
  /// them that are surely covered in full (both inside `clip`; the second inside the first).
  ///
  /// What is full depends on the shape and the row alone, never on `clip`.
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

  /// Whether every pixel of `rect` is surely covered in full.
  func covers(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty, bounds.contains(rect) else { return false }
    // The full part is convex: with its first and last row it holds the rows between.
    return [rect.y, rect.maxY - 1].allSatisfy { y in
      let full = columns(row: y, minimum: 0.5 - 1e-6, withChords: true)
      return full.lowerBound <= rect.x && full.upperBound >= rect.maxX
    }
  }

  /// The columns of a row whose centres lie at least `minimum` pixels inside every side.
  @inline(__always)
  private func columns(row: Int, minimum: Double, withChords: Bool) -> Range<Int> {
    let y = Double(row) + 0.5
    var low = Double(bounds.x) + 0.5
    var high = Double(bounds.maxX) - 0.5
    left.narrow(&low, &high, row: y, minimum: minimum)
    right.narrow(&low, &high, row: y, minimum: minimum)
    top.narrow(&low, &high, row: y, minimum: minimum)
    bottom.narrow(&low, &high, row: y, minimum: minimum)
    if withChords {
      for chord in chords { chord.narrow(&low, &high, row: y, minimum: minimum) }
    }
    guard low <= high else { return bounds.x..<bounds.x }
    let first = Int((low - 0.5).rounded(.up))
    let last = Int((high - 0.5).rounded(.down))
    return first <= last ? first..<(last + 1) : bounds.x..<bounds.x
  }
}

extension CACornerMask {
  /// The corner that lies in a direction.
  @inline(__always)
  fileprivate static func at(_ du: Double, _ dv: Double) -> CACornerMask {
    CACornerMask(rawValue: 1 << ((du > 0 ? 1 : 0) + (dv > 0 ? 2 : 0)))
  }
}
