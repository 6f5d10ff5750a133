import QuartzCore

/// Moves a presented view up from below the container, or a dismissed one down again.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isPresenting { container.addSubview(view) }
    let shown = view.center
    // So far that its top is at the container's lower end.
    let hidden = CGPoint(x: shown.x, y: container.bounds.maxY + view.bounds.height / 2)
    if isPresenting { UIView.performWithoutAnimation { view.center = hidden } }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: .curveEaseOut,
      animations: { view.center = self.isPresenting ? shown : hidden },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
