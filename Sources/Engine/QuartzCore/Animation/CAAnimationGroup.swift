import CoreGraphics

/// Animations that run together, in the group's time.
///
/// The group's duration clips its animations and never scales them. Their begin times are relative to the group's
/// start, and their fill modes apply within its time. Their delegates and `isRemovedOnCompletion` have no effect.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in this order; default `nil`.
  ///
  /// An animation without a duration has the group's.
  open var animations: [CAAnimation]?

  package override class var keys: [String: ObjectKey] { ObjectKey.ofGroup }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    let members = GroupCopying.current.members(of: other)
    animations = members.copies
    guard members.areLeftOut else { return }
    refuse(
      "animations",
      "hold the group itself, or more than \(GroupCopying.deepest) groups in each other, or more than "
        + "\(GroupCopying.most) animations: these are left out"
    )
  }

  package override func contribution(to layer: any AnimatedLayer) -> CompiledAnimation.Contribution
  {
    let members = (animations ?? []).filter { animation in
      // The group's copy has copies of its animations, so the duration is set on those only.
      if animation.duration <= 0 { animation.duration = duration }
      return !animation.reportsUnusableTime(on: layer, "the group goes without it")
    }
    return .group(members.map { $0.compiled(on: layer) })
  }

  /// Frees nested groups from the outside in, one after the other: recursion would need a stack as deep as they are.
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

extension ObjectKey {
  /// The properties that key-value access reaches.
  fileprivate static let ofGroup = ofAnimation.adding([
    "animations": object(\CAAnimationGroup.animations)
  ])
}
