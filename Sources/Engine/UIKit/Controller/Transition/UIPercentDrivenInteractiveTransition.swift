public import QuartzCore

/// Drives a transition's animation interactively: its progress is set by `update(_:)`.
///
/// The animation is the animator's own, with its clock stopped; it should have no delay.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration of the transition without interaction, in seconds.
  public private(set) var duration: CGFloat = 0
  /// The progress, 0 … 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed to the end after the interaction, relative to the transition's normal speed; default 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve to the end; here it is always the animation's own.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition is interactive from the beginning; default true.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?

  /// An object that drives no transition yet.
  public override init() { super.init() }

  /// Begins the transition at progress 0.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.coordinator.transitionDuration)
    context.clock.stop()
    context.animate()
    // The animations begin here, even if the first update comes before the next commit.
    CATransaction.flush()
  }

  /// Moves the transition to a progress, 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.clock.set(Double(self.percentComplete * duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction: the transition continues to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    self.context = nil
    context.finishInteractiveTransition()
    context.clock.run(speed: speed)
  }

  /// Cancels the transition: it goes back to its beginning.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    context.clock.run(speed: -speed)
    let way = Double(percentComplete * duration) / speed
    TransitionEnd.after(way, beside: context.containerView) { context.endCancelled() }
  }

  private var speed: Double {
    completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
  }
}

extension TransitionContext {
  /// Removes the animations where they began: the animator is notified, and completes the transition.
  fileprivate func endCancelled() {
    clock.removeNewAnimations()
    completeTransition(false)
  }
}

/// Calls a closure when a duration has passed on the animations' clock.
private final class TransitionEnd: CAAnimationDelegate {
  private let work: () -> Void

  private init(_ work: @escaping () -> Void) { self.work = work }

  static func after(_ seconds: Double, beside view: UIView, _ work: @escaping () -> Void) {
    guard seconds > 0, let window = view.window else { return work() }
    let pause = CABasicAnimation(keyPath: "zPosition")
    pause.duration = seconds
    pause.isAdditive = true
    (pause.fromValue, pause.toValue) = (0, 0)
    pause.delegate = TransitionEnd(work)
    window.layer.add(pause, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { work() }
}
