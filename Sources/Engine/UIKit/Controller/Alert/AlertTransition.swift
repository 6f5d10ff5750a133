import QuartzCore

/// How alerts come and go: the window is dimmed; an alert grows into its place, an action sheet comes from below.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isPresenting: false) }
}

private final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  /// How much larger than in its place an alert begins [K].
  private static let growth: CGFloat = 1.2

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? 0.4 : 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let alert = context.viewController(forKey: key) as? UIAlertController,
      let view = alert.view as? AlertView
    else { return context.completeTransition(true) }
    if isPresenting {
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.layoutIfNeeded()
        setAway(true, view, alert.preferredStyle)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: .curveEaseOut
    ) { [self] in
      setAway(!isPresenting, view, alert.preferredStyle)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func setAway(_ isAway: Bool, _ view: AlertView, _ style: UIAlertController.Style) {
    view.dimming.alpha = isAway ? 0 : 1
    let isReduced = UIAccessibility.isReduceMotionEnabled
    switch style {
    case .alert:
      view.cards.alpha = isAway ? 0 : 1
      let growth = isAway && isPresenting && !isReduced ? Self.growth : 1
      view.cards.transform = CGAffineTransform(scaleX: growth, y: growth)
    case .actionSheet:
      if isReduced { return view.cards.alpha = isAway ? 0 : 1 }
      let down = isAway ? view.bounds.height : 0
      view.cards.transform = CGAffineTransform(translationX: 0, y: down)
    }
  }
}
