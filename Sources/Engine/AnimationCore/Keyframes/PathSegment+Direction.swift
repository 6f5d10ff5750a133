import CoreGraphics

extension PathSegment {
  /// The direction at parameter `t`, as a unit vector; `nil` for a segment of length 0.
  ///
  /// It is that of the first derivative. Where that is zero (control points on an end, a cusp), it is that of the next
  /// derivative that is not: the direction after `t`, at the end the direction before it.
  func direction(at t: Double) -> SIMD2<Double>? {
    if isStraight { return unit(vector(from: start, to: end), above: 0) }
    let (a, b, c) = (
      vector(from: start, to: control1), vector(from: control1, to: control2),
      vector(from: control2, to: end)
    )
    // The derivatives, each without a positive factor.
    let s = 1 - t
    let first = s * s * a + 2 * s * t * b + t * t * c
    let second = s * (b - a) + t * (c - b)
    let third = c - 2 * b + a
    // A smaller length is zero with a rounding error.
    let zero = 1e-12 * max(length(a), length(b), length(c))
    return unit(first, above: zero)
      ?? unit(t < 1 ? second : -second, above: zero) ?? unit(third, above: zero)
  }
}

private func vector(from a: CGPoint, to b: CGPoint) -> SIMD2<Double> {
  SIMD2(Double(b.x - a.x), Double(b.y - a.y))
}

private func length(_ v: SIMD2<Double>) -> Double { hypot(v.x, v.y) }

private func unit(_ v: SIMD2<Double>, above zero: Double) -> SIMD2<Double>? {
  let length = length(v)
  return length > zero && length.isFinite ? v / length : nil
}
