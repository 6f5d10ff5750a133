public import QuartzCore

/// An animation between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration, in seconds; alongside animations have the same.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the new view to the container, animates, and at the end calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// The speed to the end after the interaction, relative to the transition's normal speed.
  var completionSpeed: CGFloat { get }
  /// The timing curve to the end.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1: the normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the animations for presenting and dismissing a controller; every method is optional, and `nil` selects the
/// controller's `modalTransitionStyle`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of a controller with the style `.custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// The animation that presents a controller.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animation that dismisses a controller.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The interaction controller that drives a presentation; `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The interaction controller that drives a dismissal; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the default presentation controller.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Returns `nil`: the controller's `modalTransitionStyle`.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: the controller's `modalTransitionStyle`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
