public import QuartzCore

/// Where an animator is in its life.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done: animations added now run from its start.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped on its way, and waits for `finishAnimation(at:)`.
  case stopped
}

/// Where animations have ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the animation blocks set.
  case end
  /// At the values from before the animations.
  case start
  /// Somewhere between.
  case current
}

/// An object that runs animations, and can be paused, turned round and moved to any part of them.
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether its animations are going on by themselves.
  var isRunning: Bool { get }
  /// Whether they go from the end to the start.
  var isReversed: Bool { get set }
  /// How much is done, 0 … 1, counted the way that it goes.
  var fractionComplete: CGFloat { get set }

  /// Starts, or goes on after a pause.
  func startAnimation()

  /// Starts after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animations where they are.
  func pauseAnimation()

  /// Ends the animations where they are; unless `withoutFinishing`, `finishAnimation(at:)` is to follow.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Moves the views to their values at a position after a stop, and completes.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that makes its animations out of blocks that change views.
///
/// Every call is optional: by default it does nothing.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block, which starts after that part of the time that is left, 0 … 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds who is called, once, when the animations are done.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on with another pace, in that part of the whole duration.
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
