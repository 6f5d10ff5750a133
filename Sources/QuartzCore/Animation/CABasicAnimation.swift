import CoreGraphics

/// An animation between two values, of which up to two of from, to and by are given (B1).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value it starts from.
  open var fromValue: Any?
  /// The value it ends at.
  open var toValue: Any?
  /// The difference between start and end.
  open var byValue: Any?

  package override class var keys: [String: AnimationKey] { AnimationKey.ofBasicAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? {
    guard let from = given(fromValue, "fromValue", target, layer),
      let to = given(toValue, "toValue", target, layer),
      let by = given(byValue, "byValue", target, layer)
    else { return nil }
    let given = from.value ?? to.value ?? by.value ?? target.read(layer.values)
    let ends = BasicEnds(
      from: from.value,
      to: to.value,
      by: by.value,
      missing: missingEnd(for: target, like: given),
      target: target,
      layer: layer
    )
    if ends == nil { reportThatNothingIsAdded(on: layer) }
    return ends.map { .ends($0) }
  }

  private func reportThatNothingIsAdded(on layer: CALayer) {
    EngineReport.report(
      layer,
      "\(keyPath ?? "").byValue",
      "cannot be \(byValue ?? "nil"): it cannot be added, so the animation does nothing"
    )
  }

  /// The animation that a plain change gets: from what shows to the new value, at the default pace (A5).
  package static func implicit(keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The typed value of an end; `nil` when it was given but cannot be used, which is reported.
  private func given(
    _ any: Any?,
    _ name: String,
    _ target: KeyPathTarget,
    _ layer: CALayer
  ) -> (value: AnimatableValue?, ())? {
    guard let any else { return (nil, ()) }
    guard let value = AnimatableValue(any, as: inputKind(for: target)), value.isFinite else {
      EngineReport.report(
        layer,
        "\(keyPath ?? "").\(name)",
        "cannot be \(any): the animation does nothing"
      )
      return nil
    }
    return (value, ())
  }
}
