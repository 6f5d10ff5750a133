import QuartzCore

/// Fades in the presented view over the other one, or fades out the dismissed one.
final class DissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval = 0.3) { self.duration = duration }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // The view in front fades: the new one, unless it was behind the old one all the time.
    let coming = context.view(forKey: .to)
    let isRevealed = coming == nil || coming?.superview != nil
    if let coming, !isRevealed { context.containerView.addSubview(coming) }
    guard let fading = isRevealed ? context.view(forKey: .from) : coming else {
      return context.completeTransition(true)
    }
    let alpha = fading.alpha
    if !isRevealed { UIView.performWithoutAnimation { fading.alpha = 0 } }
    UIView.animate(
      withDuration: duration,
      animations: { fading.alpha = isRevealed ? 0 : alpha },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
        if isRevealed || context.transitionWasCancelled { fading.alpha = alpha }
      }
    )
  }
}
