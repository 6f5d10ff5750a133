/// The view of a layer that an animation block animates: the block keeps touches away from it, and lays it out.
protocol AnimatedView: AnyObject {
  /// The number of running animations that block touches on the view (U12).
  var interactionLocks: Int { get set }
  /// The number of animations that have the view hit at its presented position, and not at its model position.
  var hitsWhereShown: Int { get set }
  /// Whether the view is in a window, so that its animations can be seen.
  var isInWindow: Bool { get }
  /// Performs scheduled layout now.
  func layoutIfNeeded()
}
