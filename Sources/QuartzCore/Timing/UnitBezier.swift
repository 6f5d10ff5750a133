/// The curve of a timing function: a cubic Bézier from (0, 0) to (1, 1), solved for y at an x.
package struct UnitBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The curve that bends nothing.
  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Whether its control points can be computed with.
  package var isFinite: Bool { (x1 + y1 + x2 + y2).isFinite }

  /// The curve's height above `x`; x is clamped to 0 … 1, y is not (T22).
  package func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The curve parameter whose x is `x`: Newton's steps kept inside a shrinking bracket, so that a
  /// curve with a level stretch (slope 0) still converges to the last digits.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<100 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      let step = t - error / slope
      let next = slope != 0 && step > low && step < high ? step : 0.5 * (low + high)
      if next == t || high - low < 1e-16 { return next }
      t = next
    }
    return t
  }

  private static func coordinate(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  private static func slope(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }
}
