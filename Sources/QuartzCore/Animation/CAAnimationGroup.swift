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

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
  }

  package override func contribution(to layer: CALayer) -> CompiledAnimation.Contribution {
    let members = (animations ?? []).filter { animation in
      // The group's copy has copies of its animations, so setting their duration stays in here.
      if animation.duration <= 0 { animation.duration = duration }
      if animation.mediaTiming.isValid { return true }
      EngineReport.report(
        layer,
        "animation group",
        "holds times that cannot be used: one is left out"
      )
      return false
    }
    return .group(members.map { $0.compiled(on: layer) })
  }
}
