import QuartzCore

/// One transition between two controllers, from its beginning until its completion is reported.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One controller of the transition: its view, unless that stays, and its initial and final frame.
  struct Side {
    var controller: UIViewController?
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// The transitions that have begun and are not complete.
  private static var running: [TransitionContext] = []

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  /// The clock of the views, which an interactive transition stops: that of the view around all that moves.
  private(set) lazy var clock = TransitionClock(layer: clockLayer)
  private let clockLayer: CALayer
  private(set) lazy var coordinator = TransitionCoordinator(self)
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private var isOver = false
  /// Called once at the end; the argument is whether the transition was completed.
  private let onEnd: (Bool) -> Void

  init(
    in containerView: UIView,
    clockLayer: CALayer,
    from: Side,
    to: Side,
    animated: Bool,
    style: UIModalPresentationStyle = .none,
    onEnd: @escaping (Bool) -> Void
  ) {
    (self.containerView, self.clockLayer, isAnimated) = (containerView, clockLayer, animated)
    (self.from, self.to, presentationStyle) = (from, to, style)
    self.onEnd = onEnd
    super.init()
    for controller in [from.controller, to.controller] {
      controller?.coordinatorLink = coordinator
    }
  }

  /// Begins with the animation, interactive if there is an interaction controller; without animation it ends with the
  /// commit (V13).
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    guard !isOver else { return }
    Self.running.append(self)
    self.animator = animator
    guard isAnimated, let animator else {
      coordinator.begin()
      return CATransaction.performAfterCommit { self.completeTransition(true) }
    }
    coordinator.transitionDuration = animator.transitionDuration(using: self)
    coordinator.spring = (animator as? CoverAnimator)?.settings(using: self).spring
    guard let interactor, interactor.wantsInteractiveStart else { return animate() }
    isInteractive = true
    coordinator.initiallyInteractive = true
    interactor.startInteractiveTransition(self)
  }

  func animate() {
    animator?.animateTransition(using: self)
    coordinator.begin()
  }

  /// Ends it now, before another transition begins; views that still move continue, and blend with that.
  func settle() { completeTransition(!transitionWasCancelled) }

  /// Ends the transitions in a window that is about to close.
  static func settle(in window: UIWindow) {
    for context in running where context.containerView.window === window { context.settle() }
  }

  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { handLeft(cancelled: false) }

  func cancelInteractiveTransition() { handLeft(cancelled: true) }

  func pauseInteractiveTransition() { isInteractive = true }

  private func handLeft(cancelled: Bool) {
    guard !isOver else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.interactionDidChange(isCancelled: cancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    Self.running.removeAll { $0 === self }
    clock.run()
    onEnd(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.end(didComplete: didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    side(key == .from, key == .to)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    side(key == .from, key == .to)?.view
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    side(viewController === from.controller, viewController === to.controller)?.initialFrame
      ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    side(viewController === from.controller, viewController === to.controller)?.finalFrame ?? .zero
  }

  private func side(_ isFrom: Bool, _ isTo: Bool) -> Side? { isFrom ? from : isTo ? to : nil }
}
