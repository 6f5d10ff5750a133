/// The function from the progress of a pass to the progress of the values: a timing function or a spring.
package enum Pace: Equatable, Sendable {
  /// The identity (linear).
  case even
  /// A timing function.
  case curve(TabulatedCurve)
  /// A spring that runs in seconds of a pass of `duration`.
  case spring(SpringCurve, duration: Double)
  /// A part of another pace.
  indirect case stretch(PaceStretch)

  /// The mapped progress; it may be outside of 0 … 1.
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
