import CoreGraphics

/// An animation of one key path of its layer (KP1).
open class CAPropertyAnimation: CAAnimation {
  /// What it animates: a property, or a component of one, such as `position.x`.
  open var keyPath: String?
  /// Whether its value is added to what the earlier animations and the model give (B4); default false.
  open var isAdditive = false
  /// Whether each cycle goes on from where the last one ended (B6); default false.
  open var isCumulative = false
  /// Makes the transform out of the animation's values, for the key path `transform` (KP6); default `nil`.
  open var valueFunction: CAValueFunction?

  /// An animation without a key path, which does nothing.
  public required init() {
    super.init()
  }

  /// An animation of `path`.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  package override func contribution(to layer: CALayer) -> CompiledAnimation.Contribution {
    effect(on: layer).map { .property($0) } ?? .nothing
  }

  /// What it does to the layer's values, or `nil` when that is nothing.
  package func effect(on layer: CALayer) -> PropertyEffect? {
    guard let keyPath else { return nil }
    if let (sublayer, rest) = layer.namedSublayer(in: keyPath) {
      guard let recipient = sublayer.recipient(in: layer) else { return nil }
      var effect = effect(on: sublayer, keyPath: rest)
      effect?.recipient = recipient
      return effect
    }
    return effect(on: layer, keyPath: keyPath)
  }

  private func effect(on layer: CALayer, keyPath: String) -> PropertyEffect? {
    guard let target = layer.target(ofKeyPath: keyPath), target.property.animation != .none else {
      // A key that only stores a value (KP7) is no mistake; a name that looks like one is worth a word.
      if layer.value(forKey: keyPath) == nil {
        EngineReport.report(layer, keyPath, "cannot be animated: no such animatable key path")
      }
      return nil
    }
    guard let curve = valueCurve(of: target, on: layer) else { return nil }
    let canAdd = layer.values[target.property].zero != nil || target.kind == .color
    return PropertyEffect(
      target: target,
      curve: curve,
      isAdditive: isAdditive && canAdd,
      isCumulative: isCumulative && canAdd,
      function: function(on: target)
    )
  }

  /// The value function, where there is a whole transform for it to make.
  private func function(on target: KeyPathTarget) -> CAValueFunctionName? {
    target.kind == .transform ? valueFunction?.name : nil
  }

  /// What the animation's values have to be: the target's kind, or what the value function takes.
  package func inputKind(for target: KeyPathTarget) -> ValueKind {
    function(on: target)?.inputKind ?? target.kind
  }

  /// What a missing end is when it is not the layer's current value: the input that changes nothing
  /// for a value function (B5), zero when values are added (B4).
  package func missingEnd(for target: KeyPathTarget, like value: AnimatableValue)
    -> AnimatableValue?
  {
    function(on: target)?.neutral ?? (isAdditive ? value.zero : nil)
  }

  /// The value over the progress of one pass; `nil` for an animation without effect.
  package func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? { nil }
}
