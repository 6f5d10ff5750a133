/// How an animation's progress through a pass is bent on its way to its values.
@usableFromInline
package enum Pace: Equatable, Sendable {
  /// The identity (linear).
  case even
  /// A timing function.
  case curve(TabulatedCurve)
  /// A spring that runs in seconds of a pass of `duration`.
  case spring(SpringCurve, duration: Double)
  /// A part of another pace.
  indirect case stretch(PaceStretch)

  /// The bent progress; may lie outside 0 … 1.
  @inlinable
  package func value(at progress: Double) -> Double {
    switch self {
    case .even: progress
    case .curve(let curve): curve.y(at: progress)
    case .spring(let spring, let duration): spring.value(at: progress * duration)
    case .stretch(let stretch): stretch.value(at: progress)
    }
  }

  /// The mapped progress of a pass of infinite duration, `seconds` after its start: only a spring moves.
  package func value(afterEndless seconds: Double) -> Double {
    if case .spring(let spring, _) = self { spring.value(at: seconds) } else { value(at: 0) }
  }
}
