import QuartzCore

/// Moves a presented view up from below the container, or a dismissed one down again.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// The system's spring, of mass 3, stiffness 1000 and damping 500, which moves like a critically damped one.
  ///
  /// Recorded sheets follow it within 0.05 points. It is cut off when a thousandth of the distance is left.
  static let systemSpring: AnimationSettings = {
    var settings = AnimationSettings()
    settings.duration = 0.5
    settings.spring = BlockSpring(look: 2 * .pi * (3.0 / 1000).squareRoot(), bounce: 0, velocity: 0)
    return settings
  }()

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { settings(using: transitionContext).duration }

  /// The animation settings: a sheet moves with the system's spring.
  func settings(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> AnimationSettings {
    if context?.presentationStyle.isSheet == true { return Self.systemSpring }
    return AnimationSettings(duration: 0.4, delay: 0, options: .curveEaseOut, within: nil)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isPresenting { container.addSubview(view) }
    let shown = view.center
    // So far down that its top is at the container's lower end.
    let hidden = CGPoint(x: shown.x, y: container.bounds.maxY + view.bounds.height / 2)
    if isPresenting { UIView.performWithoutAnimation { view.center = hidden } }
    AnimationBlock.run(
      settings(using: context),
      { view.center = isPresenting ? shown : hidden },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
