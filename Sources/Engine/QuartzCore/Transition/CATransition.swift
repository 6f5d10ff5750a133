import CoreGraphics

/// An animation from the layer's picture before a transaction's changes to its picture after them.
///
/// The old picture is what was on screen of the layer and all its sublayers when the transition was committed; the new
/// picture is live. A layer has at most one transition: it is stored under the key "transition", whatever key it is
/// added with. Pictures slide by the layer's own width or height, and are not clipped to its bounds: use a superlayer
/// that `masksToBounds` for that.
open class CATransition: CAAnimation {
  /// The kind of transition; default `.fade`.
  open var type = CATransitionType.fade
  /// The side where the motion begins; default `nil`, which means `.fromLeft`; fades have none.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition to begin at, 0 … 1, at most `endProgress`; default 0.
  ///
  /// The rest is played over the whole duration.
  open var startProgress: Float = 0
  /// The fraction of the transition to end at, 0 … 1; default 1.
  open var endProgress: Float = 1

  package override class var keys: [String: ObjectKey] { ObjectKey.ofTransition }

  /// Whether the default action of an event, for a layer on screen, is a transition.
  static func isDefault(for event: String) -> Bool { event == "hidden" || event == "sublayers" }

  /// The fade for such an event, with the timing of other implicit animations (A5).
  static func implicit() -> CATransition {
    let transition = CATransition()
    transition.settings.timingFunction = CABasicAnimation.defaultFunction
    transition.settings.fillMode = .backwards
    return transition
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  package override func contribution(to layer: any AnimatedLayer) -> CompiledAnimation.Contribution
  {
    guard (0...1).contains(startProgress), (0...1).contains(endProgress),
      startProgress <= endProgress
    else {
      layer.report(
        kCATransition,
        "cannot go from \(startProgress) to \(endProgress): both must lie in 0 … 1, in this order"
      )
      return .transition(effect(from: 0, to: 1))
    }
    return .transition(effect(from: Double(startProgress), to: Double(endProgress)))
  }

  private func effect(from start: Double, to end: Double) -> TransitionEffect {
    TransitionEffect(motion: .init(type), side: .init(subtype), start: start, end: end)
  }
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  fileprivate static let ofTransition = ofAnimation.adding([
    "type": name(\CATransition.type, default: .fade),
    "subtype": name(\CATransition.subtype),
    "startProgress": form(\CATransition.startProgress),
    "endProgress": form(\CATransition.endProgress, default: 1),
  ])
}
