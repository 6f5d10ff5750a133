import CoreGraphics

/// Animations that run together, on the group's clock.
///
/// The group's duration cuts its animations off and never stretches them (X7). Their begin times
/// count from the group's start (T10), their fill modes within its time; their delegates and
/// `isRemovedOnCompletion` are not looked at (X8).
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in this order (X10); default `nil`.
  ///
  /// One without a duration has the group's (peer 134).
  open var animations: [CAAnimation]?

  package override class var keys: [String: ObjectKey] { ObjectKey.ofGroup }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    let members = Engine.current.groupCopying.members(of: other)
    animations = members.copies
    guard members.areLeftOut else { return }
    refuse(
      "animations",
      "hold the group itself, or more than \(GroupCopying.deepest) groups in each other, or more than "
        + "\(GroupCopying.most) animations: these are left out"
    )
  }

  package override func contribution(to layer: CALayer) -> CompiledAnimation.Contribution {
    let members = (animations ?? []).filter { animation in
      // The group's copy has copies of its animations, so setting their duration stays in here.
      if animation.duration <= 0 { animation.duration = duration }
      return !animation.reportsUnusableTime(on: layer, "the group goes without it")
    }
    return .group(members.map { $0.compiled(on: layer) })
  }

  /// Takes nested groups apart from the outside in: each letting go of the next would need a stack as deep
  /// as they are.
  isolated deinit {
    var waiting = animations ?? []
    animations = nil
    while var last = waiting.popLast() {
      guard isKnownUniquelyReferenced(&last), let group = last as? CAAnimationGroup,
        let inner = group.animations
      else { continue }
      group.animations = nil
      waiting += inner
    }
  }
}
