public import QuartzCore

/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or is done: animations added now run from its start.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped before its end, and waits for `finishAnimation(at:)`.
  case stopped
}

/// The position at which animations have ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the animation blocks set.
  case end
  /// At the values from before the animations.
  case start
  /// At a value between them.
  case current
}

/// An object that runs animations, and can be paused, reversed and moved to any point of them.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The animator's state.
  var state: UIViewAnimatingState { get }
  /// Whether its animations are running now.
  var isRunning: Bool { get }
  /// Whether they run from the end to the start.
  var isReversed: Bool { get set }
  /// The fraction that is done, 0 … 1, counted in the current direction.
  var fractionComplete: CGFloat { get set }

  /// Starts, or continues after a pause.
  func startAnimation()

  /// Starts after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animations where they are.
  func pauseAnimation()

  /// Stops the animations where they are; unless `withoutFinishing`, `finishAnimation(at:)` has to follow.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Moves the views to their values at a position after a stop, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations come from blocks that change views.
///
/// Every method is optional: the default does nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block, whose animations start after a fraction of the remaining time, 0 … 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block of changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a closure that is called once, when the animations are done.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues with other timing, in a fraction of the whole duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
