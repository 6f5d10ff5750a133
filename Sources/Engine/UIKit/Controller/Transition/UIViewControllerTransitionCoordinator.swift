public import QuartzCore

/// What is known of a transition that is under way.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the presented controller covers others; `.none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a hand led it at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a hand leads it.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a hand has led it, 0 … 1.
  var percentComplete: CGFloat { get }
  /// The view in which the views move.
  var containerView: UIView { get }
  /// How the container is turned; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// The controller that comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates beside a transition that is under way.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes with the transition, in the same time.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes: when the transition begins, or now if it has.
  ///   - completion: Called when the transition is over.
  /// - Returns: Whether they run beside it; false when it is over already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes in a view that is not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when a hand has left the transition, or taken it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes with the transition, in the same time.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// The transition that the controller, or one that it is in, comes or goes by; `nil` without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinatorLink, !coordinatorLink.isOver { return coordinatorLink }
    return parentLink?.transitionCoordinator
  }
}
