package import Foundation

/// One segment of a path as a cubic curve; a straight one keeps its control points on the line.
package struct PathSegment {
  package let start, control1, control2, end: CGPoint
  package let isStraight: Bool

  package init(
    _ start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    isStraight: Bool
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    self.isStraight = isStraight
  }

  package static func line(_ start: CGPoint, _ end: CGPoint) -> PathSegment {
    PathSegment(
      start,
      start.between(end, 1.0 / 3),
      start.between(end, 2.0 / 3),
      end,
      isStraight: true
    )
  }

  /// The point at `t`, 0 (start) … 1 (end).
  package func point(at t: CGFloat) -> CGPoint {
    guard !isStraight else { return start.between(end, t) }
    let u = 1 - t
    let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: b0 * start.x + b1 * control1.x + b2 * control2.x + b3 * end.x,
      y: b0 * start.y + b1 * control1.y + b2 * control2.y + b3 * end.y
    )
  }

  /// Its ends and the extrema in x and in y: they span its bounding box.
  var extremes: [CGPoint] {
    guard !isStraight else { return [start, end] }
    let turns =
      Self.turningPoints(start.x, control1.x, control2.x, end.x)
      + Self.turningPoints(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point(at:))
  }

  /// The signed number of crossings with the ray from `p` to the right: +1 where y rises, −1 where it falls.
  func crossings(rightOf p: CGPoint) -> Int {
    guard !isStraight else { return Self.crossing(from: start, to: end, rightOf: p) }
    // Between its turning points in y a curve crosses a horizontal line once, found by bisection.
    let stops =
      [0] + Self.turningPoints(start.y, control1.y, control2.y, end.y).sorted() + [1]
    var total = 0
    for (t0, t1) in zip(stops, stops.dropFirst()) {
      let (low, high) = (point(at: t0), point(at: t1))
      guard (low.y <= p.y) != (high.y <= p.y) else { continue }
      let rises = low.y <= p.y
      var (near, far) = (t0, t1)
      for _ in 0..<52 {
        let middle = (near + far) / 2
        if (point(at: middle).y <= p.y) == rises { near = middle } else { far = middle }
      }
      if point(at: near).x > p.x { total += rises ? 1 : -1 }
    }
    return total
  }

  private static func crossing(from a: CGPoint, to b: CGPoint, rightOf p: CGPoint) -> Int {
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let x = a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
    guard x > p.x else { return 0 }
    return a.y <= p.y ? 1 : -1
  }

  /// The parameters in 0 … 1 where the derivative of a cubic Bézier coordinate is zero.
  private static func turningPoints(
    _ p0: CGFloat,
    _ p1: CGFloat,
    _ p2: CGFloat,
    _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The form of the quadratic formula without cancellation when b dominates.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      roots = q == 0 ? [0] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
