public import QuartzCore

/// An animation between two controllers.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds; what runs beside it takes as long.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that comes to the container, animates, and at the end calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What leads a transition by hand.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// How fast it goes to its end when the hand has left it, 1 as fast as without a hand.
  var completionSpeed: CGFloat { get }
  /// The pace of the way to the end.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a hand leads it from the beginning on.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as without a hand.
  public var completionSpeed: CGFloat { 1 }
  /// Starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Who makes the animations of presenting and dismissing a controller; every call is optional, and `nil` leaves it to
/// the controller's `modalTransitionStyle`.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What looks after the presentation of a controller whose style is `.custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// The animation with which a controller is presented.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animation with which a controller is dismissed.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What leads a presentation by hand.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What leads a dismissal by hand.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The usual one.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Leaves it to the controller.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Leaves it to the controller.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No hand.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// No hand.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
