import CoreGraphics

/// An animation between two values; up to two of `fromValue`, `toValue` and `byValue` are used.
open class CABasicAnimation: CAPropertyAnimation {
  /// The given ends, `nil` for a missing one; copies of the animation share them.
  private final class GivenEnds {
    let from: Any?
    let to: Any?
    let by: Any?

    init(from: Any?, to: Any?, by: Any?) {
      (self.from, self.to, self.by) = (from, to, by)
    }
  }
  private final var given: GivenEnds?

  /// The start value; it reads as the object that it is on Apple's systems (`CALayer.value(forKey:)`).
  open var fromValue: Any? {
    get { given?.from.map { objectForm($0) } }
    set { given = GivenEnds(from: newValue, to: given?.to, by: given?.by) }
  }
  /// The end value.
  open var toValue: Any? {
    get { given?.to.map { objectForm($0) } }
    set { given = GivenEnds(from: given?.from, to: newValue, by: given?.by) }
  }
  /// The difference between the end and the start value.
  open var byValue: Any? {
    get { given?.by.map { objectForm($0) } }
    set { given = GivenEnds(from: given?.from, to: given?.to, by: newValue) }
  }

  package override class var keys: [String: ObjectKey] { ObjectKey.ofBasicAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    given = other.given
  }

  package override func valueCurve(of target: KeyPathTarget, on layer: any AnimatedLayer)
    -> ValueCurve?
  {
    let given = given
    if given == nil, !hasNeutralEnds(for: target) {
      return .ends(BasicEnds(ofChangeOf: target, on: layer))
    }
    do throws(Unusable) {
      let from = try read(given?.from, "fromValue", target, layer)
      let to = try read(given?.to, "toValue", target, layer)
      let by = try read(given?.by, "byValue", target, layer)
      if let from, let to { return .ends(BasicEnds(from: from, to: to)) }
      let ends = BasicEnds(
        from: from,
        to: to,
        by: by,
        missing: missingEnd(for: target, like: from ?? to ?? by ?? layer.modelValue(of: target)),
        target: target,
        layer: layer
      )
      if ends == nil { reportThatNothingIsAdded(on: layer) }
      return ends.map { .ends($0) }
    } catch {
      return nil
    }
  }

  private func reportThatNothingIsAdded(on layer: any AnimatedLayer) {
    layer.report(
      "\(keyPath ?? "").byValue",
      "cannot be \(given?.by ?? "nil"): it cannot be added, so the animation does nothing"
    )
  }

  /// The implicit animation of a plain change: from the value on screen to the new value, with the default timing (A5).
  package static func implicit(keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.settings.timingFunction = defaultFunction
    animation.settings.fillMode = .backwards
    return animation
  }

  static let defaultFunction = CAMediaTimingFunction(name: .default)

  /// An end was given but cannot be used; this has been reported.
  private struct Unusable: Error {}

  /// An end as the target's kind of value; `nil` if it is not given.
  private func read(
    _ any: Any?,
    _ name: String,
    _ target: KeyPathTarget,
    _ layer: any AnimatedLayer
  ) throws(Unusable) -> AnimatableValue? {
    guard let any else { return nil }
    if let value = AnimatableValue(any, as: inputKind(for: target)), value.isFinite { return value }
    layer.report(
      "\(keyPath ?? "").\(name)",
      "cannot be \(any): the animation does nothing"
    )
    throw Unusable()
  }
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  static let ofBasicAnimation = ofPropertyAnimation.adding([
    "fromValue": object(\CABasicAnimation.fromValue),
    "toValue": object(\CABasicAnimation.toValue),
    "byValue": object(\CABasicAnimation.byValue),
  ])
}
