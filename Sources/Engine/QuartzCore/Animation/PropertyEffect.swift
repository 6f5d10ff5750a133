import CoreGraphics

/// The effect of an animation on its layer's values, compiled from the animation object when it is added.
///
/// It is immutable. It is a class, as it is large and is passed on several times before it is evaluated.
package final class PropertyEffect {
  package let target: KeyPathTarget
  package let curve: ValueCurve
  package let isAdditive: Bool
  package let isCumulative: Bool
  /// Makes the target's transform from the curve's values.
  package let function: ValueFunction?
  /// The layer whose values it changes.
  package let recipient: EffectRecipient
  /// How the layer rotates with the path that its position follows, if it does (KF10).
  var rotation: PathRotation?
  /// The whole effect, if it is plain.
  let plainBlend: PlainBlend?

  init(
    target: KeyPathTarget,
    curve: ValueCurve,
    isAdditive: Bool,
    isCumulative: Bool,
    function: ValueFunction?,
    recipient: EffectRecipient
  ) {
    self.target = target
    self.curve = curve
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
    self.recipient = recipient
    plainBlend =
      if case .ends(let ends) = curve, !isCumulative, function == nil {
        PlainBlend.between(ends, of: target, isAdditive: isAdditive)
      } else {
        nil
      }
  }

  /// Whether it writes to `property`.
  func changes(_ property: AnimatedKey) -> Bool {
    target.property == property || (rotation != nil && property == .builtIn(.transform))
  }

  /// Resets what it writes to in `values` to the model's values.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    target.reset(&values, to: model)
    if rotation != nil { values.transform = model.transform }
  }

  /// Writes the value at `progress` of cycle `cycle` into `values`, based on the current values there (T20).
  ///
  /// The decision on animations that are cumulative, additive and autoreversed at once (Q9): the value within the
  /// cycle, plus the end values of the cycles before, which for autoreversed ones are their start values (B6), plus the
  /// current value (B4).
  func apply(
    to values: inout LayerValues,
    over model: LayerValues,
    progress: Double,
    cycle: Int,
    cycleEnd: Double
  ) {
    if let plainBlend, plainBlend.isResolvedInPlace {
      let blend = plainBlend.resolved(over: model)
      return blend.apply(to: &values, at: progress, startsFromModel: false)
    }
    let current = target.read(model)
    let (ofPass, direction) = valueAndDirection(at: progress, current: current)
    guard var value = ofPass else { return }
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
    if let rotation, let direction {
      let turned = rotation.turning(values.transform, along: direction)
      if turned.isFinite { values.transform = turned }
    }
  }

  /// The value within the pass, and the direction of the path if the layer rotates with it.
  private func valueAndDirection(
    at progress: Double,
    current: AnimatableValue
  ) -> (AnimatableValue?, SIMD2<Double>?) {
    if rotation != nil, case .keyframes(let keyframes) = curve {
      return keyframes.valueAndDirection(at: progress)
    }
    return (curve.value(at: progress, current: current), nil)
  }
}

/// The layer whose values an animation changes: its own layer, or a layer below it that its key path goes through
/// (KP4).
package enum EffectRecipient: Hashable, Sendable {
  case layer
  case sublayer(named: String)
  case mask
}
