import CoreGraphics

/// Tension, continuity and bias at each stop, and their tangents: a Kochanek–Bartels spline (KF11).
///
/// Where the sources differ, this is the one decision. The signs are those of the published form, which Apple's header
/// names, although its words describe the opposite continuity and bias (KF13). The missing difference at an end equals
/// the adjacent one (peer 94): the curve is extrapolated linearly.
package struct KeyframeShape {
  let tension: [Double]
  let continuity: [Double]
  let bias: [Double]

  /// Numbers for the stops from the first on; missing ones are 0.
  package init(tension: [Double], continuity: [Double], bias: [Double]) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  func outgoing(
    at index: Int,
    _ before: SIMD4<Double>,
    _ p: SIMD4<Double>,
    _ after: SIMD4<Double>
  ) -> SIMD4<Double> {
    let weights = outgoingWeights(at: index)
    return weights.before * (p - before) + weights.after * (after - p)
  }

  /// The weights, in the outgoing tangent of a stop, of the differences before and after it.
  func outgoingWeights(at index: Int) -> (before: Double, after: Double) {
    let (t, c, b) = parameters(index)
    return ((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2)
  }

  func incoming(
    at index: Int,
    _ before: SIMD4<Double>,
    _ p: SIMD4<Double>,
    _ after: SIMD4<Double>
  ) -> SIMD4<Double> {
    let weights = incomingWeights(at: index)
    return weights.before * (p - before) + weights.after * (after - p)
  }

  /// The weights, in the incoming tangent of a stop, of the differences before and after it.
  func incomingWeights(at index: Int) -> (before: Double, after: Double) {
    let (t, c, b) = parameters(index)
    return ((1 - t) * (1 + b) * (1 - c) / 2, (1 - t) * (1 - b) * (1 + c) / 2)
  }

  private func parameters(_ index: Int) -> (Double, Double, Double) {
    (
      index < tension.count ? tension[index] : 0,
      index < continuity.count ? continuity[index] : 0,
      index < bias.count ? bias[index] : 0
    )
  }
}

/// A cubic Hermite curve over 0 … 1: its ends and the tangents there.
struct Hermite {
  let start, leaving, end, arriving: SIMD4<Double>

  func value(at t: Double) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * start + (t3 - 2 * t2 + t) * leaving
      + (3 * t2 - 2 * t3) * end + (t3 - t2) * arriving
  }

  /// The same curve in its first two coordinates, as a Bézier segment of a path.
  var inPlane: PathSegment {
    let (control1, control2) = (start + leaving / 3, end - arriving / 3)
    return PathSegment(
      CGPoint(x: start.x, y: start.y),
      CGPoint(x: control1.x, y: control1.y),
      CGPoint(x: control2.x, y: control2.y),
      CGPoint(x: end.x, y: end.y),
      isStraight: false
    )
  }
}
