package import CoreGraphics

/// What a keyframe animation goes through: values, or the segments of a path.
package enum KeyframeStops {
  case values([AnimatableValue])
  case segments([PathSegment])

  /// The path's segments; what a later `move` leaves out is jumped, not travelled (KF2).
  init(path: CGPath) {
    var segments: [PathSegment] = []
    path.forEachSegment { segments.append($0) }
    self = .segments(segments)
  }

  package var isEmpty: Bool { count == 0 }

  /// How many values there are: a path of n segments has n + 1 (KF2).
  package var count: Int {
    switch self {
    case .values(let values): values.count
    case .segments(let segments): segments.isEmpty ? 0 : segments.count + 1
    }
  }

  package func value(_ index: Int) -> AnimatableValue {
    switch self {
    case .values(let values): values[index]
    case .segments(let segments):
      .point(index < segments.count ? segments[index].start : segments[index - 1].end)
    }
  }

  /// The value at `fraction` of segment `index`: on a curve by its own parameter (KF4).
  func interpolated(_ index: Int, _ fraction: Double) -> AnimatableValue {
    switch self {
    case .values(let values): values[index].interpolated(to: values[index + 1], fraction)
    case .segments(let segments): .point(segments[index].point(at: CGFloat(fraction)))
    }
  }

  /// The value at `fraction` of the length of segment `index` (KF4).
  func interpolated(_ index: Int, byLength fraction: Double) -> AnimatableValue {
    guard case .segments(let segments) = self, !segments[index].isStraight else {
      return interpolated(index, fraction)
    }
    return interpolated(index, segments[index].parameter(atLengthFraction: fraction))
  }

  /// How long segment `index` is: what the paced modes share the time out by (KF14).
  func length(_ index: Int) -> Double {
    switch self {
    case .values(let values): values[index].distance(to: values[index + 1])
    case .segments(let segments): segments[index].length
    }
  }
}

extension PathSegment {
  /// The arc's length, to about nine digits for curves without cusps.
  var length: Double { length(upTo: 1) }

  private func length(upTo end: Double) -> Double {
    if isStraight { return end * hypot(Double(self.end.x - start.x), Double(self.end.y - start.y)) }
    let panels = 16
    let width = end / Double(panels)
    return (0..<panels).reduce(0) { sum, panel in
      let middle = (Double(panel) + 0.5) * width
      return sum
        + Self.gauss.reduce(0) { $0 + $1.weight * speed(at: middle + $1.node * width / 2) }
        * width / 2
    }
  }

  /// The parameter at which a fraction of the length is done, by bisection.
  func parameter(atLengthFraction fraction: Double) -> Double {
    let wanted = fraction * length
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if length(upTo: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func speed(at t: Double) -> Double {
    let s = 1 - t
    func derivative(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> Double {
      3 * (s * s * Double(p1 - p0) + 2 * s * t * Double(p2 - p1) + t * t * Double(p3 - p2))
    }
    return hypot(
      derivative(start.x, control1.x, control2.x, end.x),
      derivative(start.y, control1.y, control2.y, end.y)
    )
  }

  /// Five-point Gauss–Legendre on −1 … 1.
  private static let gauss: [(node: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
}
