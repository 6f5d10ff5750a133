import QuartzCore

extension AnimationBlock {
  /// The action that a view returns to the action search of its layer, or of a layer that follows its rules (U1).
  ///
  /// Whether the layer is in a window is checked when the transaction is committed, not now: a block in `viewDidLoad`
  /// or `viewWillAppear` runs once the view is on screen.
  static func action(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let block = current, block.animates,
      let property = LayerProperty(rawValue: event), let kind = BlockAction.Kind(property)
    else { return NSNull() }
    return BlockAction(property, kind, of: layer, in: block)
  }
}

/// The action of a change within an animation block: it is made before the change with the old value, and when it runs
/// it adds the animation for the new value.
///
/// The origin and the size of bounds animate separately (U3, peer 89): a view that is scrolled and then resized blends
/// both. The one that did not change gets no animation.
final class BlockAction: CABasicAnimation {
  /// How a property of a view's layer animates in a block.
  enum Kind {
    /// The difference to the old value decreases to zero on top of the new value, so animations blend (U3, peer 29).
    case additive
    /// From the old value to the new one, replacing an animation that is running (peer 30).
    case replacing

    /// - Returns: `nil` for properties that blocks do not animate (peer 31).
    init?(_ property: LayerProperty) {
      switch property {
      case .bounds, .position, .transform, .cornerRadius: self = .additive
      case .opacity, .backgroundColor, .anchorPoint, .shadowOpacity: self = .replacing
      default: return nil
      }
    }
  }

  private var change: (property: LayerProperty, kind: Kind, old: AnimatableValue)?
  private var block: AnimationBlock?

  init(_ property: LayerProperty, _ kind: Kind, of layer: CALayer, in block: AnimationBlock) {
    super.init(keyPath: property.rawValue)
    let old = Self.startValue(of: property, kind, on: layer, in: block)
    change = (property, kind, old)
    self.block = block
    fromValue = property.any(old)
    block.settings.apply(to: self, on: layer, opening: block.opening)
  }

  required init() {
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    guard let layer = anObject as? CALayer, let block, let change else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    let new = layer.values[change.property]
    guard change.property == .bounds else {
      return animate(event, from: change.old, to: new, change.kind, on: layer, in: block)
    }
    for part in [ValueComponent.origin, .size] {
      guard let old = part.read(from: change.old), let new = part.read(from: new), old != new
      else { continue }
      animate("\(event).\(part.rawValue)", from: old, to: new, change.kind, on: layer, in: block)
    }
  }

  private func animate(
    _ keyPath: String,
    from old: AnimatableValue,
    to new: AnimatableValue,
    _ kind: Kind,
    on layer: CALayer,
    in block: AnimationBlock
  ) {
    block.animate(PropertyChange(layer: layer, keyPath: keyPath, kind: kind, old: old, new: new))
  }

  /// The model's value, or with `beginFromCurrentState` the shown value where an animation is running (U10, peer 33).
  private static func startValue(
    of property: LayerProperty,
    _ kind: Kind,
    on layer: CALayer,
    in block: AnimationBlock
  ) -> AnimatableValue {
    guard kind == .replacing, block.settings.beginsFromCurrentState,
      layer.animation(forKey: property.rawValue) != nil
    else { return layer.values[property] }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    return layer.presentationValues(atLocal: now)[property]
  }
}
