/// The curve of a timing function: a cubic Bézier curve from (0, 0) to (1, 1), solved for y at an x.
package struct UnitBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The identity.
  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Whether its control points are finite.
  package var isFinite: Bool { (x1 + y1 + x2 + y2).isFinite }

  /// The curve's y at `x`; x is clamped to 0 … 1, y is not (T22).
  package func y(at x: Double) -> Double { y(at: x, parameterNear: x) }

  /// The curve's y at `x`; `guess` is near the curve's parameter there.
  @inline(__always)
  func y(at x: Double, parameterNear guess: @autoclosure () -> Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x, near: guess()))
  }

  /// The derivative of x by the curve's parameter, at `t`.
  func slope(at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * x1 + 6 * s * t * (x2 - x1) + 3 * t * t * (1 - x2)
  }

  /// The curve parameter at x: Newton iteration inside a shrinking bracket, so that a curve with a flat part (slope 0)
  /// still converges to the last digits.
  func parameter(at x: Double, near guess: Double) -> Double {
    // x(t) = ((a·t + b)·t + c)·t
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    var (low, high) = (0.0, 1.0)
    var t = guess
    for _ in 0..<100 {
      let error = ((a * t + b) * t + c) * t - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * a * t + 2 * b) * t + c
      let step = error / slope
      let next = t - step
      if next > low, next < high {
        // The error after a step is at most step² · |x″| / 2 / slope, and |x″| is at most 6 for control points in 0 …
        // 1: here it is below the precision of a `Double`.
        if 3 * step * step <= 1e-17 * abs(slope) { return next }
        t = next
      } else {
        let middle = 0.5 * (low + high)
        if middle == t || high - low < 1e-16 { return middle }
        t = middle
      }
    }
    return t
  }

  private static func coordinate(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }
}
