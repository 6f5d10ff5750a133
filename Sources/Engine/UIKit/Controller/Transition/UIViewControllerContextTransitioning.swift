public import QuartzCore

/// The context of an animation between two controllers: the container, the views, and the method that reports the end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the views move; the animation adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether it is currently interactive.
  var isInteractive: Bool { get }
  /// Whether it was cancelled and returns to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller covers others; `.none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of an interactive transition, 0 … 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and that the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and that the transition goes back.
  func cancelInteractiveTransition()
  /// Reports that the transition has become interactive.
  func pauseInteractiveTransition()
  /// Completes the transition; every animation has to call it once.
  ///
  /// - Parameter didComplete: False if the transition was cancelled: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller that is shown (`.to`) or removed (`.from`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is shown or removed; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The initial frame of a controller's view; zero if it is not there at the beginning.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// The final frame of a controller's view; zero if it is not there at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Names one of the two controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's name.
  public let rawValue: String
  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
