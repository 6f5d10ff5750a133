import QuartzCore

/// Flips the container's content about its vertical axis: the old view in the first half, the new one in the second.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  /// The perspective distance, in points.
  private static let distance: CGFloat = 1000

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // A view that stays below a sheet does not rotate.
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    let container = context.containerView
    for view in [old, new].compactMap(\.self) where view.superview !== container {
      container.addSubview(view)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.distance
    container.layer.sublayerTransform = perspective
    let quarter = (isPresenting ? 1 : -1) * CGFloat.pi / 2
    let (oldTransform, newTransform) = (old?.transform3D, new?.transform3D)
    UIView.performWithoutAnimation { new?.turn(by: quarter) }
    let half = transitionDuration(using: context) / 2
    let end = {
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
      if let oldTransform { old?.transform3D = oldTransform }
      if let newTransform { new?.transform3D = newTransform }
    }
    UIView.animate(
      withDuration: half,
      delay: 0,
      options: .curveEaseIn,
      animations: { old?.turn(by: -quarter) },
      completion: { _ in if new == nil { end() } }
    )
    guard let new, let newTransform else { return }
    UIView.animate(
      withDuration: half,
      delay: half,
      options: .curveEaseOut,
      animations: { new.transform3D = newTransform },
      completion: { _ in end() }
    )
  }
}

extension UIView {
  /// Rotates it about its vertical axis, in radians.
  fileprivate func turn(by angle: CGFloat) {
    transform3D = CATransform3DRotate(transform3D, angle, 0, 1, 0)
  }
}
