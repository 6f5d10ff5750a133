import CoreGraphics

/// What an animation does to its layer's values, compiled from the animation object when it is added.
package struct PropertyEffect {
  package let target: KeyPathTarget
  package let curve: ValueCurve
  package let isAdditive: Bool
  package let isCumulative: Bool
  /// Makes the target's transform out of the curve's values.
  package var function: CAValueFunctionName?
  /// Whose values these are.
  package var recipient = EffectRecipient.layer

  /// Writes the value at `progress` of cycle `cycle` into `values`, over what is there (T20).
  func apply(
    to values: inout LayerValues,
    over model: LayerValues,
    progress: Double,
    cycle: Int,
    cycleEnd: Double
  ) {
    let current = target.read(model)
    guard var value = curve.value(at: progress, current: current) else { return }
    if isCumulative, cycle > 0,
      let end = curve.value(at: cycleEnd, current: current)?.multiplied(by: cycle),
      let sum = value.adding(end)
    {
      value = sum
    }
    if let function {
      guard let transform = function.transform(for: value) else { return }
      value = .transform(transform)
    }
    if isAdditive, let sum = value.adding(target.read(values)) { value = sum }
    guard value.isFinite else { return }
    target.write(value, to: &values)
  }
}

/// Whose values an animation bends: its own layer's, or those of a layer below it that its key path goes
/// through (KP4).
package enum EffectRecipient: Hashable, Sendable {
  case layer
  case sublayer(named: String)
  case mask
}

/// A value over the progress of one pass, 0 … 1 (beyond it when a timing function overshoots).
package enum ValueCurve {
  case ends(BasicEnds)
  case keyframes(KeyframeCurve)

  func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .ends(let ends): ends.value(at: progress, current: current)
    case .keyframes(let curve): curve.value(at: progress)
    }
  }
}
