import QuartzCore

/// Slides one view in from the right over another, which moves a little to the left; or the reverse.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  /// How far the view behind moves, as a fraction of its width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over the view behind.
  private static let dimming: CGFloat = 0.12

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (front, behind) = isPush ? (new, old) : (old, new)
    container.addSubview(behind)
    let shade = UIView(frame: container.bounds)
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    container.addSubview(shade)
    let edge = EdgeShadowView()
    container.addSubview(edge)
    container.addSubview(front)
    let show = { (isFrontAway: Bool) in
      let (bounds, width) = (container.bounds, container.bounds.width)
      let x = isFrontAway ? width : 0
      front.center = CGPoint(x: bounds.midX + x, y: bounds.midY)
      edge.frame = CGRect(
        x: x - EdgeShadowView.width,
        y: 0,
        width: EdgeShadowView.width,
        height: bounds.height
      )
      edge.alpha = isFrontAway ? 0 : 1
      behind.center = CGPoint(
        x: bounds.midX - (isFrontAway ? 0 : width * Self.parallax),
        y: bounds.midY
      )
      shade.center = behind.center
      shade.alpha = isFrontAway ? 0 : Self.dimming
    }
    UIView.performWithoutAnimation { show(isPush) }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      // In an interactive transition the view follows the finger.
      options: context.isInteractive ? .curveLinear : [],
      animations: { show(!self.isPush) },
      completion: { _ in
        shade.removeFromSuperview()
        edge.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// The shadow at the left of the view in front.
private final class EdgeShadowView: UIView {
  static let width: CGFloat = 14

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.2).cgColor]
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 0))
  }

  required init?(coder: NSCoder) { nil }
}
