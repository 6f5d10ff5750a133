public import QuartzCore

/// Animates changes of views so that the animations can be paused, moved, reversed and given other timing while they
/// run.
///
/// As with `UIView.animate`, the changes are made at once, when the animator becomes active; the shown values follow.
/// The animations add to other animations of the same properties where they can be added, and otherwise start from the
/// shown value. At the end the views have their new values; after a reversed run they have their old ones.
///
/// An animator to which no reference is left lives as long as its animations are on their layers: it runs to its end,
/// or stays paused until its views leave their window. (UIKit raises an exception when a paused or stopped one is
/// released.) A stopped one that is released leaves its views where they are, and calls no completion. Where UIKit
/// raises an exception because the state does not allow a call, here the mistake is reported and nothing else happens.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing parameters.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration from start to end, in seconds: the one that it was made with, or the settling time of a spring that
  /// has its own; 0 or less changes at once.
  public let duration: TimeInterval
  /// The delay from the start until the animations begin, in seconds; default 0.
  public internal(set) var delay: TimeInterval = 0
  /// The animator's state; default inactive.
  public internal(set) var state = UIViewAnimatingState.inactive

  /// Whether views take touches while they animate; default true.
  open var isUserInteractionEnabled = true { didSet { lockTouches() } }
  /// Whether hit testing is left alone; default false.
  ///
  /// By default hit testing finds an animated view where the screen shows it, and with `isUserInteractionEnabled` off
  /// not at all. With true it finds the view where the model has it, as in a plain block that allows interaction.
  open var isManualHitTestingEnabled = false { didSet { lockTouches() } }
  /// Whether the animator can be paused, moved, reversed and stopped while it runs; default true.
  ///
  /// Set it before it starts.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance, whatever the timing curve; default true.
  ///
  /// Otherwise it is a fraction of the time, and the curve maps it to the shown value.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed there; default false.
  ///
  /// With true no completion is called at the end.
  open var pausesOnCompletion = false

  let run: AnimatorRun
  var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var laysOutSubviews = false
  /// Counts the calls that changed the animator, so that a later end can check whether it still applies.
  var callNumber = 0
  var isGoingBack = false

  /// An animator that has not started.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less, or NaN, changes at once. A spring by its constants or by duration and bounce
  ///     uses its settling time instead.
  ///   - parameters: The timing of the animations.
  public required init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    let timing = AnimatorTiming(parameters, duration: duration)
    (timingParameters, self.duration) = (parameters, timing.duration)
    run = AnimatorRun(timing)
    super.init()
  }

  /// An animator without duration, to be replaced by another one.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// An animator with a named curve that has not started.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its control points that has not started.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that settles in `duration`, and that has not started.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: The curve, `layoutSubviews`, and `allowUserInteraction`, without which touches are off; others have
  ///     no effect here.
  ///   - animations: Makes the changes. Called once, before this method returns.
  ///   - completion: Called once, when the animations are done.
  /// - Returns: The animator, running.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = Self(duration: duration, timingParameters: curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.laysOutSubviews = options.contains(.layoutSubviews)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animations are running, also while they wait for a delay.
  open var isRunning: Bool { run.isRunning }

  /// Whether they run from the end to the start; default false.
  ///
  /// Setting it while they run reverses them where they are; while they are paused, it sets the direction in which they
  /// will run. `fractionComplete` counts the other way from then on. An animator that is not interruptible keeps its
  /// direction while it runs, and the mistake is reported.
  open var isReversed: Bool {
    get { isGoingBack }
    set { turn(back: newValue) }
  }

  /// The fraction that is done, 0 … 1, counted from the start, or from the end when reversed: of the distance, or of
  /// the time without `scrubsLinearly`.
  ///
  /// Setting it moves the animations there and pauses them; an inactive animator becomes active. Values are clamped to
  /// 0 … 1. NaN is reported and changes nothing; so is any value in the stopped state, and any value for a running
  /// animator that is not interruptible.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  /// Adds a block of changes whose animations begin after a fraction of the remaining time, and end with the others.
  ///
  /// A running or paused animator makes the changes at once, and animates them from its current point. In the stopped
  /// state the mistake is reported and the block is dropped (UIKit raises an exception).
  /// - Parameters:
  ///   - animation: Makes the changes. Called once.
  ///   - delayFactor: The delay as a fraction of the remaining time, clamped to 0 … 1; NaN is 0.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    add(animation, factor)
  }

  /// Adds a block of changes, as with a delay factor of 0.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, 0)
  }

  /// Adds a closure that is called once, when the animations are done, with the position where they ended.
  ///
  /// Completions are called in the order they were added; not after `stopAnimation(true)`, and not while
  /// `pausesOnCompletion` is true.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues from where the views are with other timing, to the end, or when reversed to the start.
  ///
  /// Only for an active animator; for any other the mistake is reported and nothing happens (UIKit raises an
  /// exception).
  /// - Parameters:
  ///   - parameters: The new timing; `nil` keeps the current one. A spring by its constants or by duration and bounce
  ///     uses its settling time.
  ///   - durationFactor: The time that this takes, as a fraction of `duration`; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(parameters, Double(durationFactor))
  }

  /// Starts, or continues after a pause; has no effect on a running animator.
  ///
  /// In the stopped state the mistake is reported and nothing happens (UIKit raises an exception).
  open func startAnimation() {
    start(after: 0)
  }

  /// Starts after `delay` seconds: the changes are made now, and the old values show meanwhile.
  ///
  /// A pause ends the delay. Otherwise like `startAnimation()`.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(delay, 0) : 0)
  }

  /// Pauses the animations where they are; an inactive animator becomes active, at its start.
  ///
  /// In the stopped state, and for a running animator that is not interruptible, the mistake is reported and nothing
  /// happens (UIKit raises an exception).
  open func pauseAnimation() {
    pause()
  }

  /// Stops the animations where they are: the views keep the shown values.
  ///
  /// For an inactive animator it does nothing; for a running one that is not interruptible the mistake is reported.
  /// - Parameter withoutFinishing: If true, the animator becomes inactive and its completions are not called; otherwise
  ///   it is stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing)
  }

  /// Sets the views of a stopped animator to their values at a position, calls the completions, and becomes inactive.
  ///
  /// In any other state the mistake is reported and nothing happens (UIKit raises an exception).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// An inactive animator with the same timing, duration and settings, and with the blocks that have not run.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = type(of: self).init(duration: duration, timingParameters: parameters)
    copy.takeSettings(of: self)
    return copy
  }
}

extension UIViewPropertyAnimator: @MainActor NSCopying {}
