/// How an animation's progress through a pass is bent on its way to its values.
package enum Pace: Equatable, Sendable {
  /// As it is.
  case even
  /// By a timing function.
  case curve(UnitBezier)
  /// By a spring that runs in seconds of a pass of `duration`.
  case spring(SpringCurve, duration: Double)

  /// The bent progress; may lie outside 0 … 1.
  package func value(at progress: Double) -> Double {
    switch self {
    case .even: progress
    case .curve(let curve): curve.y(at: progress)
    case .spring(let spring, let duration): spring.value(at: progress * duration)
    }
  }
}
