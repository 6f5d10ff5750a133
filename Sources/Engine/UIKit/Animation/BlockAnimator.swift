/// What runs the animations of a block in place of the layers' own time: a property animator.
protocol BlockAnimator: AnyObject {
  /// Whether the views get no touches while they animate.
  var keepsTouchesAway: Bool { get }
  /// Whether hit testing finds the views at their presented positions while they animate.
  var hitsWhereShown: Bool { get }

  /// Takes over an animation that one of its blocks has added.
  ///
  /// - Parameters:
  ///   - change: The change that the animation shows.
  ///   - isAdditive: Whether its values are added to the model's.
  ///   - watch: The animation's delegate.
  ///   - key: The key under which the layer has it.
  func follow(
    _ change: PropertyChange,
    isAdditive: Bool,
    by watch: AnimationWatch,
    underKey key: String
  )
}
