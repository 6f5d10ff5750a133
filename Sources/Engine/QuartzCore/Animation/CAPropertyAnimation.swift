import CoreGraphics

/// An animation of one key path of its layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path and how values are added, as one value.
  package struct Subject {
    package var keyPath: String?
    package var isAdditive = false
    package var isCumulative = false
    package var valueFunction: CAValueFunction?
  }
  package final var subject = Subject()

  /// The key path that it animates: a property, or a component of one, such as `position.x`.
  ///
  /// An animation that is the action of a property's change may leave it out; it animates that property then.
  open var keyPath: String? {
    get { subject.keyPath }
    set { subject.keyPath = newValue }
  }
  /// Whether its value is added to that of the earlier animations and the model; default false.
  open var isAdditive: Bool {
    get { subject.isAdditive }
    set { subject.isAdditive = newValue }
  }
  /// Whether each cycle continues from the end of the one before; default false.
  open var isCumulative: Bool {
    get { subject.isCumulative }
    set { subject.isCumulative = newValue }
  }
  /// The function that makes a transform from the animation's values, for the key path `transform`; default `nil`.
  open var valueFunction: CAValueFunction? {
    get { subject.valueFunction }
    set { subject.valueFunction = newValue }
  }

  /// An animation without a key path, which has no effect.
  public required init() {
    super.init()
  }

  /// An animation of `path`.
  public init(keyPath path: String?) {
    subject.keyPath = path
    super.init()
  }

  /// The animation of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var keys: [String: ObjectKey] { ObjectKey.ofPropertyAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    subject = other.subject
  }

  /// As an action, an animation without a key path takes the event's name.
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let own = copy(with: nil) as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    own.keyPath = event
    (anObject as? any AnimatedLayer)?.add(own, forKey: event)
  }

  package override func contribution(to layer: any AnimatedLayer) -> CompiledAnimation.Contribution
  {
    if let effect = effect(on: layer) { .property(effect) } else { .nothing }
  }

  /// The effect on the layer's values, or `nil` if there is none.
  package func effect(on layer: any AnimatedLayer) -> PropertyEffect? {
    guard let keyPath = subject.keyPath else { return nil }
    if let (sublayer, rest) = layer.animatedSublayer(in: keyPath) {
      guard let recipient = sublayer.recipient(below: layer) else { return nil }
      return effect(on: sublayer, keyPath: rest, recipient: recipient)
    }
    return effect(on: layer, keyPath: keyPath, recipient: .layer)
  }

  private func effect(
    on layer: any AnimatedLayer,
    keyPath: String,
    recipient: EffectRecipient
  ) -> PropertyEffect? {
    guard let target = layer.target(ofKeyPath: keyPath), target.property.animation != .none else {
      layer.report(keyPath, "cannot be animated: no such animatable key path")
      return nil
    }
    guard let curve = valueCurve(of: target, on: layer) else { return nil }
    let canAdd = (target.filterPart?.kind ?? target.property.kind).canBeAdded
    return PropertyEffect(
      target: target,
      curve: curve,
      isAdditive: subject.isAdditive && canAdd,
      isCumulative: subject.isCumulative && canAdd,
      function: function(on: target),
      recipient: recipient
    )
  }

  /// The value function, if the target is a whole transform.
  private func function(on target: KeyPathTarget) -> ValueFunction? {
    target.kind == .transform ? subject.valueFunction?.function : nil
  }

  /// The required kind of the animation's values: the target's, or the input of the value function.
  package func inputKind(for target: KeyPathTarget) -> ValueKind {
    function(on: target)?.inputKind ?? target.kind
  }

  /// Whether missing ends are fixed values, not the layer's current one.
  package func hasNeutralEnds(for target: KeyPathTarget) -> Bool {
    subject.isAdditive || function(on: target) != nil
  }

  /// The value of a missing end if it is not the layer's current value: the neutral input of a value function (B5), or
  /// zero if values are added (B4).
  package func missingEnd(
    for target: KeyPathTarget,
    like value: @autoclosure () -> AnimatableValue
  ) -> AnimatableValue? {
    if let function = function(on: target) { return function.neutral }
    return subject.isAdditive ? value().zero : nil
  }

  /// The value over the progress of one pass; `nil` for an animation without effect.
  package func valueCurve(of target: KeyPathTarget, on layer: any AnimatedLayer) -> ValueCurve? {
    nil
  }
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  static let ofPropertyAnimation = ofAnimation.adding([
    "keyPath": object(\CAPropertyAnimation.keyPath),
    "additive": form(\CAPropertyAnimation.isAdditive),
    "cumulative": form(\CAPropertyAnimation.isCumulative),
    "valueFunction": object(\CAPropertyAnimation.valueFunction),
  ])
}
