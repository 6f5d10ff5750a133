public import QuartzCore

/// Animates changes of views so that the animations can be paused, moved, turned round and given another pace while
/// they run.
///
/// Like those of `UIView.animate`, the changes are made at once, when the animator becomes active; what shows follows.
/// They add to other animations of the same properties where they can be added, and else start from what shows. At the
/// end the views have their new values, after a run back their old ones.
///
/// An animator that nobody keeps lives as long as its animations are on their layers: it runs on to its end, or stays
/// paused until its views leave their window. (UIKit raises when a paused or stopped one is let go.) One that was
/// stopped and is let go leaves its views where they are, and calls nobody. Where UIKit raises for a call that the
/// state does not allow, that is told here and nothing else happens.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds from start to end: what it was made with, or the settling time of a spring that has its own; 0 or less
  /// changes at once.
  public let duration: TimeInterval
  /// Seconds from the start until the animations began; default 0.
  public internal(set) var delay: TimeInterval = 0
  /// Where the animator is in its life; default inactive.
  public internal(set) var state = UIViewAnimatingState.inactive

  /// Whether views take touches while they animate; default true.
  open var isUserInteractionEnabled = true { didSet { lockTouches() } }
  /// Whether hit testing is left alone; default false.
  ///
  /// By default touches find a view that animates where it shows, and with `isUserInteractionEnabled` off not at all.
  /// Left alone it is found where the model has it, as in a plain block that allows interaction.
  open var isManualHitTestingEnabled = false { didSet { lockTouches() } }
  /// Whether the animator can be paused, moved, turned round and stopped while it runs; default true.
  ///
  /// Set it before it starts.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a part of the way, whatever the pace; default true.
  ///
  /// Else it is a part of the time, and what shows is where the pace is then.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be turned round there; default false.
  ///
  /// No completion is called then.
  open var pausesOnCompletion = false

  let run: AnimatorRun
  var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var laysOutSubviews = false
  /// Counts what the animator was told to do, so that an end which comes later can tell whether it is still meant.
  var callNumber = 0
  var isGoingBack = false

  /// An animator that has not started.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less, or none, changes at once. A spring with numbers or a look of its own takes its
  ///     settling time instead.
  ///   - parameters: The pace.
  public required init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    let timing = AnimatorTiming(parameters, duration: duration)
    (timingParameters, self.duration) = (parameters, timing.duration)
    run = AnimatorRun(timing)
    super.init()
  }

  /// An animator by a named curve that has not started.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator by a curve's control points that has not started.
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

  /// An animator by a spring that settles in `duration`, and that has not started.
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
  ///   - options: The curve, `layoutSubviews`, and `allowUserInteraction`, without which touches are off; others say
  ///     nothing here.
  ///   - animations: Makes the changes. Called once, now.
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

  /// Whether the animations are going on by themselves, also while they wait for a delay.
  open var isRunning: Bool { run.isRunning }

  /// Whether they go from the end to the start; default false.
  ///
  /// Set while they run it turns them round where they are; while they are paused, which way they will go.
  /// `fractionComplete` counts the other way from then on. An animator that is not interruptible keeps its direction
  /// while it runs, which is told.
  open var isReversed: Bool {
    get { isGoingBack }
    set { turn(back: newValue) }
  }

  /// How much is done, 0 … 1, counted from the start, or from the end when reversed: of the way, or of the time without
  /// `scrubsLinearly`.
  ///
  /// Setting it moves the animations there and pauses them; an inactive animator becomes active. What lies outside
  /// 0 … 1 is the nearest of them. A number that is none is told and changes nothing, and so is any in the stopped
  /// state or, while it runs, for an animator that is not interruptible.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  /// Adds a block of changes that begins after that part of the time that is left, and ends with the others.
  ///
  /// A running or paused animator makes the changes at once; they show from where it is. In the stopped state it is
  /// told and the block is not taken (UIKit raises).
  /// - Parameters:
  ///   - animation: Makes the changes. Called once.
  ///   - delayFactor: 0 … 1; what lies outside is the nearest of them, and 0 for no number.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    add(animation, factor)
  }

  /// Adds a block of changes, as with a delay factor of 0.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, 0)
  }

  /// Adds who is called, once, when the animations are done, with where they ended.
  ///
  /// They are called in their order. Not after `stopAnimation(true)`, and not while `pausesOnCompletion` holds.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on from where the views are at another pace, to the end, or when reversed to the start.
  ///
  /// For an active animator; for any other it is told and nothing happens (UIKit raises).
  /// - Parameters:
  ///   - parameters: The pace; `nil` for the one that it has. A spring with numbers or a look of its own takes its
  ///     settling time.
  ///   - durationFactor: How long that takes, as a part of `duration`; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(parameters, Double(durationFactor))
  }

  /// Starts, or goes on after a pause; nothing for a running animator.
  ///
  /// In the stopped state it is told and nothing happens (UIKit raises).
  open func startAnimation() {
    start(after: 0)
  }

  /// Starts after `delay` seconds: the changes are made now, and the old values show meanwhile.
  ///
  /// A pause ends the delay. Like `startAnimation()` otherwise.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(delay, 0) : 0)
  }

  /// Holds the animations where they are; an inactive animator becomes active, at its start.
  ///
  /// In the stopped state, or for an animator that is not interruptible while it runs, it is told and nothing happens
  /// (UIKit raises).
  open func pauseAnimation() {
    pause()
  }

  /// Ends the animations where they are: the views have the values that show.
  ///
  /// For an inactive animator it does nothing; for one that is not interruptible, while it runs, it is told.
  /// - Parameter withoutFinishing: Whether that is all: the animator is inactive, and its completions are not called.
  ///   Else it is stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing)
  }

  /// Gives the views of a stopped animator their values at a position, calls the completions, and is inactive.
  ///
  /// In any other state it is told and nothing happens (UIKit raises).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// An inactive animator with the same pace, duration and settings, and the blocks that have not run.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = type(of: self).init(duration: duration, timingParameters: parameters)
    copy.takeSettings(of: self)
    return copy
  }
}

extension UIViewPropertyAnimator: @MainActor NSCopying {}
