public import QuartzCore

/// The state of a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the presented controller covers others; `.none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was interactive at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether it is currently interactive.
  var isInteractive: Bool { get }
  /// Whether it was cancelled and returns to where it began.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress that the interaction has reached, 0 … 1.
  var percentComplete: CGFloat { get }
  /// The view in which the views move.
  var containerView: UIView { get }
  /// The rotation of the container; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// The controller that is shown or removed.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is shown or removed; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition, with the same duration.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes: when the transition begins, or now if it has.
  ///   - completion: Called when the transition is over.
  /// - Returns: Whether they run alongside; false if the transition is over already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Like `animate(alongsideTransition:completion:)`, for changes in a view that is not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the transition stops or starts being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition, with the same duration.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A coordinator as its controllers keep it.
protocol RunningCoordinator: UIViewControllerTransitionCoordinator {
  /// Whether the transition is over.
  var isOver: Bool { get }
}

extension UIViewController {
  /// The transition that shows or removes this controller or one that contains it; `nil` without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinatorLink, !coordinatorLink.isOver { return coordinatorLink }
    return parentLink?.transitionCoordinator
  }
}
