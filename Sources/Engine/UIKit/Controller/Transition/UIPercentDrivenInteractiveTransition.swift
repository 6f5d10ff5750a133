public import QuartzCore

/// Leads a transition's animation by hand: how far it is follows `update(_:)`.
///
/// The animation is the animator's own, with its clock stopped; it should have no delay.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the transition takes without a hand, in seconds.
  public private(set) var duration: CGFloat = 0
  /// How far it is, 0 … 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it goes to its end when the hand has left it; default 1: as fast as without a hand.
  open var completionSpeed: CGFloat = 1
  /// The pace of the way to the end; here it is always the animation's own.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a hand leads it from the beginning on; default true.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?

  /// One that leads nothing yet.
  public override init() { super.init() }

  /// Begins the transition, at its very beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.coordinator.transitionDuration)
    context.clock.stop()
    context.animate()
    // The animations begin here, also when the first update comes before the next commit.
    CATransaction.flush()
  }

  /// Moves the transition to a place, 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.clock.set(Double(self.percentComplete * duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    self.context = nil
    context.finishInteractiveTransition()
    context.clock.run(speed: speed)
  }

  /// Lets the transition go back to its beginning, where it ends cancelled.
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
  /// Takes the animations away where they began: the animator hears of it, and says that the transition is over.
  fileprivate func endCancelled() {
    clock.removeNewAnimations()
    completeTransition(false)
  }
}

/// Calls back when a time has passed on the clock that animations have.
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
