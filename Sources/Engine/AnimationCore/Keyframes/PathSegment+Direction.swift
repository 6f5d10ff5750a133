import CoreGraphics

extension PathSegment {
  /// Which way it goes at `t`, as a vector of length 1; `nil` for a segment without length.
  ///
  /// That of the first derivative, or where that is zero (control points on an end, a cusp) of the next
  /// one that is not: the way it goes on from there, at the end the way it came.
  func direction(at t: Double) -> SIMD2<Double>? {
    if isStraight { return unit(vector(from: start, to: end), above: 0) }
    let (a, b, c) = (
      vector(from: start, to: control1), vector(from: control1, to: control2),
      vector(from: control2, to: end)
    )
    // The derivatives but for a positive factor each.
    let s = 1 - t
    let first = s * s * a + 2 * s * t * b + t * t * c
    let second = s * (b - a) + t * (c - b)
    let third = c - 2 * b + a
    // Less than this is what rounding leaves of a zero.
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
