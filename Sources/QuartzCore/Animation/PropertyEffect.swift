import CoreGraphics

/// What an animation does to its layer's values, compiled from the animation object when it is added.
package struct PropertyEffect {
  package let target: KeyPathTarget
  package let curve: ValueCurve
  package let isAdditive: Bool
  package let isCumulative: Bool

  /// Writes the value at `progress` of cycle `cycle` into `values`, over what is there (T20).
  func apply(to values: inout LayerValues, progress: Double, cycle: Int, cycleEnd: Double) {
    let underlying = target.read(values)
    guard var value = curve.value(at: progress, over: underlying) else { return }
    if isCumulative, cycle > 0,
      let end = curve.value(at: cycleEnd, over: underlying)?.multiplied(by: cycle),
      let sum = value.adding(end)
    {
      value = sum
    }
    if isAdditive, let sum = value.adding(underlying) { value = sum }
    guard value.isFinite else { return }
    target.write(value, to: &values)
  }
}

/// A value over the progress of one pass, 0 … 1 (beyond it when a timing function overshoots).
package enum ValueCurve {
  case ends(BasicEnds)
  case keyframes(KeyframeCurve)

  func value(at progress: Double, over underlying: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .ends(let ends): ends.value(at: progress, over: underlying)
    case .keyframes(let curve): curve.value(at: progress)
    }
  }
}
