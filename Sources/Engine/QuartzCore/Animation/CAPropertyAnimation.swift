import CoreGraphics

/// An animation of one key path of its layer (KP1).
open class CAPropertyAnimation: CAAnimation {
  /// What is animated and how it adds up, as one value.
  package struct Subject {
    package var keyPath: String?
    package var isAdditive = false
    package var isCumulative = false
    package var valueFunction: CAValueFunction?
  }
  package final var subject = Subject()

  /// What it animates: a property, or a component of one, such as `position.x`.
  ///
  /// An animation that is the action of a property's change may leave it out: it is that property then.
  open var keyPath: String? {
    get { subject.keyPath }
    set { subject.keyPath = newValue }
  }
  /// Whether its value is added to what the earlier animations and the model give (B4); default false.
  open var isAdditive: Bool {
    get { subject.isAdditive }
    set { subject.isAdditive = newValue }
  }
  /// Whether each cycle goes on from where the last one ended (B6); default false.
  open var isCumulative: Bool {
    get { subject.isCumulative }
    set { subject.isCumulative = newValue }
  }
  /// Makes the transform out of the animation's values, for the key path `transform` (KP6); default `nil`.
  open var valueFunction: CAValueFunction? {
    get { subject.valueFunction }
    set { subject.valueFunction = newValue }
  }

  /// An animation without a key path, which does nothing.
  public required init() {
    super.init()
  }

  /// An animation of `path`.
  public init(keyPath path: String?) {
    subject.keyPath = path
    super.init()
  }

  package override class var keys: [String: ObjectKey] { ObjectKey.ofPropertyAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    subject = other.subject
  }

  /// As an action, an animation without a key path is one of the event's (A1).
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let own = copy(with: nil) as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    own.keyPath = event
    (anObject as? CALayer)?.add(own, forKey: event)
  }

  package override func contribution(to layer: CALayer) -> CompiledAnimation.Contribution {
    if let effect = effect(on: layer) { .property(effect) } else { .nothing }
  }

  /// What it does to the layer's values, or `nil` when that is nothing.
  package func effect(on layer: CALayer) -> PropertyEffect? {
    guard let keyPath = subject.keyPath else { return nil }
    if let (sublayer, rest) = layer.namedSublayer(in: keyPath) {
      guard let recipient = sublayer.recipient(in: layer) else { return nil }
      return effect(on: sublayer, keyPath: rest, recipient: recipient)
    }
    return effect(on: layer, keyPath: keyPath, recipient: .layer)
  }

  private func effect(
    on layer: CALayer,
    keyPath: String,
    recipient: EffectRecipient
  ) -> PropertyEffect? {
    guard let target = layer.target(ofKeyPath: keyPath), target.property.animation != .none else {
      EngineReport.report(layer, keyPath, "cannot be animated: no such animatable key path")
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

  /// The value function, where there is a whole transform for it to make.
  private func function(on target: KeyPathTarget) -> ValueFunction? {
    target.kind == .transform ? subject.valueFunction?.function : nil
  }

  /// What the animation's values have to be: the target's kind, or what the value function takes.
  package func inputKind(for target: KeyPathTarget) -> ValueKind {
    function(on: target)?.inputKind ?? target.kind
  }

  /// Whether missing ends are fixed values, not the layer's current one.
  package func hasNeutralEnds(for target: KeyPathTarget) -> Bool {
    subject.isAdditive || function(on: target) != nil
  }

  /// What a missing end is when it is not the layer's current value: the input that changes nothing
  /// for a value function (B5), zero when values are added (B4).
  package func missingEnd(
    for target: KeyPathTarget,
    like value: @autoclosure () -> AnimatableValue
  ) -> AnimatableValue? {
    if let function = function(on: target) { return function.neutral }
    return subject.isAdditive ? value().zero : nil
  }

  /// The value over the progress of one pass; `nil` for an animation without effect.
  package func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? { nil }
}
