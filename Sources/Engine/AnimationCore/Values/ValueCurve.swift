/// A value over the progress of one pass, 0 … 1 (beyond it when a timing function overshoots).
package enum ValueCurve {
  case ends(BasicEnds)
  case keyframes(KeyframeCurve)

  package func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .ends(let ends): ends.value(at: progress, current: current)
    case .keyframes(let curve): curve.value(at: progress)
    }
  }
}
