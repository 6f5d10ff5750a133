public import QuartzCore

/// Shows the last of a stack of controllers, under a bar with its title and a back button.
///
/// The content lies below the bar. A change during another one's animation first completes that one: its stack and its
/// callbacks. The moving views continue from where they are.
open class UINavigationController: UIViewController {
  /// The delegate, which is notified of what is shown; default `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack as it was last requested.
  var stack: [UIViewController] = []
  /// The stack as it was when its last controller was shown.
  var shownStack: [UIViewController] = []
  /// Controllers that have not been notified yet that they have moved to this controller.
  var arriving: [UIViewController] = []
  var running: TransitionContext?
  var isShowing = false
  /// The interaction controller of the next pop.
  package var popInteractor: (any UIViewControllerInteractiveTransitioning)?

  /// The view that contains the bar and the controllers' views, created on first use.
  private(set) lazy var navigationView = NavigationView(frame: UIScreen.main.bounds)
  private lazy var edgePop = EdgePop(of: self)

  /// A navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Always `nil`: archives of controllers are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The change of the stack.
  nonisolated public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is put on top.
    case push
    /// The controller on top is removed.
    case pop
  }

  /// The navigation bar.
  open var navigationBar: UINavigationBar { navigationView.bar }

  /// Whether the bar is hidden; default false.
  open var isNavigationBarHidden: Bool {
    get { navigationView.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; if animated, it slides out at the top or in.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationView.isBarHidden = hidden
    guard isViewLoaded, animated else { return }
    UIView.animate(withDuration: 0.35) { self.navigationView.layoutIfNeeded() }
  }

  /// The stack, whose last controller is visible; setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented from here, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack; no controller may be in it twice.
  ///
  /// If animated, it looks like a push, or like a pop when the new top was on the stack already.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Puts a controller on top; it must not be on the stack already, nor be a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "pushViewController: \(viewController) is on the stack of \(self) already"
    )
    setStack(stack + [viewController], animated: animated)
  }

  /// Removes the controller on top; the root stays.
  ///
  /// - Parameter animated: Whether it slides out with an animation.
  /// - Returns: The removed controller; `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers but the first.
  ///
  /// - Parameter animated: Whether the one on top slides out with an animation.
  /// - Returns: The removed controllers; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes the controllers above a controller, which has to be on the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - animated: Whether the one on top slides out with an animation.
  /// - Returns: The removed controllers; `nil` if there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("popToViewController: \(viewController) is not on the stack of \(self)")
    }
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    setStack(Array(stack[...index]), animated: animated)
    return gone
  }

  /// The drag from the window's left edge that interactively pops the controller on top.
  ///
  /// It does nothing while the root is visible, during another transition, and while a controller is presented. With
  /// its default delegate it also does nothing where the bar shows no back button. Released beyond half of the
  /// distance, or with enough velocity to get there, it pops; otherwise it is cancelled.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }

  /// Pushes a controller, with an animation.
  open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Creates the view with the bar and the content.
  open override func loadView() {
    view = navigationView
    navigationView.bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationView.mayPop = { [weak self] in self?.canPopByHand ?? false }
    navigationView.popRecognizer = edgePop.recognizer
    navigationView.addGestureRecognizer(edgePop.recognizer)
  }

  /// Shows the controller on top.
  open override func viewDidLoad() { showTop(animated: false) }

  /// The presented controller, or the one on top.
  override var keyTarget: UIViewController {
    presentationAbove == nil ? stack.last?.keyTarget ?? self : super.keyTarget
  }

  override var hasBars: Bool { true }

  /// A child that leaves by itself leaves the stack too.
  override func childDidLeave(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    setStack(stack.filter { $0 !== child }, animated: false)
  }
}

extension UIViewController {
  /// The navigation controller that contains this one; `nil` without one.
  public var navigationController: UINavigationController? {
    (parentLink as? UINavigationController) ?? parentLink?.navigationController
  }
}
