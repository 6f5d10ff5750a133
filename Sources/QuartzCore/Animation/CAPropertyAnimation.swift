import CoreGraphics

/// An animation of one key path of its layer (KP1).
open class CAPropertyAnimation: CAAnimation {
  /// What it animates: a property, or a component of one, such as `position.x`.
  open var keyPath: String?
  /// Whether its value is added to what the earlier animations and the model give (B4); default false.
  open var isAdditive = false
  /// Whether each cycle goes on from where the last one ended (B6); default false.
  open var isCumulative = false

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
  }

  package override func effect(on layer: CALayer) -> PropertyEffect? {
    guard let keyPath else { return nil }
    guard let target = KeyPathTarget(keyPath: keyPath), target.property.animation != .none else {
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
      isCumulative: isCumulative && canAdd
    )
  }

  /// The value over the progress of one pass; `nil` for an animation without effect.
  package func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? { nil }
}
