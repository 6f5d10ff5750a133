package import CoreGraphics
import Pixels

/// A line over a scene that is looked at through a lens: as thin as on a scene that is not enlarged.
package struct LensLine: Equatable, Sendable {
  /// Its ends, in points of the scene.
  package var from, to: CGPoint
  /// Its color, 0xAARRGGBB; it is opaque.
  package var color: UInt32
  /// Its thickness, in points of the window.
  package var thickness: Double
  package var isDashed: Bool

  package init(
    from: CGPoint,
    to: CGPoint,
    color: UInt32,
    thickness: Double = 1,
    isDashed: Bool = false
  ) {
    (self.from, self.to, self.color) = (from, to, color)
    (self.thickness, self.isDashed) = (thickness, isDashed)
  }

  /// The length of a dash, in points of the window.
  private static let dash = 4.0

  /// Draws its pixels in a rectangle of the window, step by step along the longer of its sides (DDA).
  func draw(_ rect: PixelRect, of window: PixelSurface, through lens: Lens, scale: Double) {
    let start = CGPoint(x: lens.x.place(of: from.x * scale), y: lens.y.place(of: from.y * scale))
    let end = CGPoint(x: lens.x.place(of: to.x * scale), y: lens.y.place(of: to.y * scale))
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1e9 }) else { return }
    let isSteep = abs(end.y - start.y) > abs(end.x - start.x)
    let (a, b) = isSteep ? (start.y, end.y) : (start.x, end.x)
    let (c, d) = isSteep ? (start.x, end.x) : (start.y, end.y)
    let side = max(1, Int((thickness * scale).rounded()))
    let span = isSteep ? rect.y..<rect.maxY : rect.x..<rect.maxX
    let first = max(span.lowerBound - side, Int(min(a, b).rounded(.down)))
    let last = min(span.upperBound, Int(max(a, b).rounded(.down)))
    guard first <= last else { return }
    let slope = b == a ? 0 : (d - c) / (b - a)
    let dash = max(1, Int(Self.dash * scale))
    for place in first...last where !isDashed || (place / dash).isMultiple(of: 2) {
      let other = Int((c + (Double(place) - a) * slope).rounded(.down)) - side / 2
      let corner = isSteep ? (x: other, y: place) : (x: place, y: other)
      fill(rect, corner.x, corner.y, isSteep ? side : 1, isSteep ? 1 : side, window)
    }
  }

  private func fill(
    _ rect: PixelRect,
    _ x: Int,
    _ y: Int,
    _ width: Int,
    _ height: Int,
    _ window: PixelSurface
  ) {
    let part = PixelRect(x: x, y: y, width: width, height: height).intersection(rect)
    guard !part.isEmpty else { return }
    for row in part.y..<part.maxY {
      (window.pixels + row * window.stride + part.x).update(repeating: color, count: part.width)
    }
  }
}
