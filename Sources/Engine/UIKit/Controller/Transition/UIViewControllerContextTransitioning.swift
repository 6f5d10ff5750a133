public import QuartzCore

/// What an animation between two controllers works with: where, between which views, and whom to tell of the end.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the views move; the animation adds the one that comes.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether it is being led by a hand.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller covers others; `.none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container is turned; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far it is, 0 … 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the hand has left it to go to its end.
  func finishInteractiveTransition()
  /// Tells that the hand has left it to go back.
  func cancelInteractiveTransition()
  /// Tells that a hand has taken it.
  func pauseInteractiveTransition()
  /// Ends the transition; every animation has to call it once.
  ///
  /// - Parameter didComplete: False when it went back: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller that comes (`.to`) or goes (`.from`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the beginning; zero for one that is not there.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where a controller's view is at the end; zero for one that is not there.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Which of the two controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
