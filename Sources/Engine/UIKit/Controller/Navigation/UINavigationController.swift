public import QuartzCore

/// Shows the last of a stack of controllers, under a bar with its title and the way back.
///
/// The content lies below the bar. A change that comes while another one's animation runs brings that to its end first,
/// as far as the stack and the calls are concerned; what moves goes on from where it is.
open class UINavigationController: UIViewController {
  /// Hears what is shown; default `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack as it was asked for.
  var stack: [UIViewController] = []
  /// The stack as it was when its last controller was shown.
  var shownStack: [UIViewController] = []
  /// Those that have not heard yet that they have moved to this controller.
  var arriving: [UIViewController] = []
  var running: TransitionContext?
  var isShowing = false
  /// Leads the next pop by hand.
  package var popInteractor: (any UIViewControllerInteractiveTransitioning)?

  /// What the controllers' views lie in, once it is made.
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

  /// Always `nil`: there are no archives of controllers to read here.
  public required init?(coder: NSCoder) { nil }

  /// What the controller does with the stack.
  nonisolated public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// A controller comes on top.
    case push
    /// The one on top goes.
    case pop
  }

  /// The bar.
  open var navigationBar: UINavigationBar { navigationView.bar }

  /// Whether there is no bar; default false.
  open var isNavigationBarHidden: Bool {
    get { navigationView.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; animated, it slides out at the top or in.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationView.isBarHidden = hidden
    guard isViewLoaded, animated else { return }
    UIView.animate(withDuration: 0.35) { self.navigationView.layoutIfNeeded() }
  }

  /// The stack, the controller that shows last; setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: what is presented from here, or the controller on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack; no controller may be in it twice.
  ///
  /// Animated, it looks like a push, or like a pop when the new top was on the stack already.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Puts a controller on top; it may not be on the stack already, nor be a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "pushViewController: \(viewController) is on the stack of \(self) already"
    )
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the controller on top away; the last one stays.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The controller; `nil` when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all but the first controller away.
  ///
  /// - Parameter animated: Whether the one on top slides out.
  /// - Returns: The controllers taken away; `nil` for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes the controllers above one away, which has to be on the stack.
  ///
  /// - Parameters:
  ///   - viewController: The one to show.
  ///   - animated: Whether the one on top slides out.
  /// - Returns: The controllers taken away; `nil` for none.
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

  /// The drag from the window's left edge that leads the pop of the controller on top.
  ///
  /// It does nothing while the root shows, while another change is on its way, and while something is presented; with
  /// the delegate that it comes with, nor where the bar shows no back button. Lifted beyond half of the way, or flung
  /// so far, it pops; else all goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }

  /// Pushes a controller, animated.
  open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Makes the view of bar and content.
  open override func loadView() {
    view = navigationView
    navigationView.bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationView.mayPop = { [weak self] in self?.canPopByHand ?? false }
    navigationView.popRecognizer = edgePop.recognizer
    navigationView.addGestureRecognizer(edgePop.recognizer)
  }

  /// Shows the controller on top.
  open override func viewDidLoad() { showTop(animated: false) }

  /// What is presented, or the controller on top.
  override var keyTarget: UIViewController {
    presentationAbove == nil ? stack.last?.keyTarget ?? self : super.keyTarget
  }

  /// A controller that leaves by itself leaves the stack too.
  override func childDidLeave(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    setStack(stack.filter { $0 !== child }, animated: false)
  }
}

extension UIViewController {
  /// The navigation controller that this one is in; `nil` without one.
  public var navigationController: UINavigationController? {
    (parentLink as? UINavigationController) ?? parentLink?.navigationController
  }
}
