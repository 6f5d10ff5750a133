public import QuartzCore

/// Looks after one view: makes it when it is needed, and hears of its appearance and layout.
///
/// Order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, and once the first frame is committed `viewDidAppear`.
open class UIViewController: UIResponder {
  /// A title for the window; default `nil`.
  open var title: String? {
    didSet {
      if let rootWindow { UIApplication.shared.host?.titleDidChange(of: rootWindow) }
      navigationItem.title = title
    }
  }
  /// What a navigation bar shows while this controller is on top; its title follows `title`.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)

  /// How the controller covers others when it is presented; default `.automatic`: a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes when it is presented; default `.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a sheet stays when somebody clicks beside it or presses Escape; default false.
  open var isModalInPresentation = false
  /// Whether controllers presented `.currentContext` or `.overCurrentContext` from here or from below cover this
  /// controller's view; default false.
  open var definesPresentationContext = false
  /// The size that a form sheet should have, in points; default zero, which leaves it to the sheet.
  open var preferredContentSize = CGSize.zero
  /// Who makes the animations of presenting and dismissing this controller; default `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What the view is to keep free at its sides for what lies over it, in points; default none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }

  /// The window that this is the root controller of.
  package weak var rootWindow: UIWindow?
  var appearance = AppearanceState()
  var traitState = TraitState()
  var childLinks: [UIViewController] = []
  weak var parentLink: UIViewController?

  /// What this controller presents.
  var presentationAbove: Presentation?
  /// What this controller is presented by.
  weak var presentationBelow: Presentation?
  /// What looks after the next presentation of this controller, once somebody has asked for it.
  var plannedPresentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  /// The transition that this controller is coming or going by.
  weak var coordinatorLink: TransitionCoordinator?

  private var loadedView: UIView?

  /// A controller; there are no nib files here, so both names are without effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Always `nil`: there are no archives of controllers to read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A controller that makes its own view.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view, made when it is first asked for; `nil` sets it back to "not made".
  // Implicitly unwrapped as on Apple's systems, so that tutorials compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      loadedView?.viewController = self
      loadedView?.refreshTraits()
    }
  }

  /// The view when it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view when that has not been done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Sets `view`; the default is a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view was made; it is in no window yet.
  open func viewDidLoad() {}

  /// The view is about to come into a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window, and not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view's first frame has been committed: animations can start.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes or changes constraints, when the view asks for it; the default asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The view is about to lay its subviews out.
  open func viewWillLayoutSubviews() {}

  /// The view has laid its subviews out.
  open func viewDidLayoutSubviews() {}

  /// What the surroundings say of how to look: its view's traits.
  open var traitCollection: UITraitCollection { traitsNow }

  /// Light or dark for this controller's view and all in it; default `.unspecified`, which leaves it to what it is in.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style }
    set { overrideTraits { $0.style = newValue } }
  }

  /// The traits have changed; default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the view is in: its superview, for a root the window.
  open override var next: UIResponder? { loadedView?.superview ?? rootWindow ?? parentLink }

  /// The controller that this is a child of.
  open var parent: UIViewController? { parentLink }

  /// The controllers whose views lie in this one's.
  open var children: [UIViewController] { childLinks }

  /// Makes `childController` a child, leaving its parent; its view is yours to add.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent; the view is yours to remove before.
  open func removeFromParent() {
    leaveParent()
  }

  /// The parent is about to change, to `nil` when it is left; default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed; default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// A child has left by itself.
  func childDidLeave(_ child: UIViewController) {}

  /// Whether children hear of their views' appearance by themselves; default true.
  ///
  /// A container that answers false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear or disappear, and that its container says when it has.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginDriven(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has appeared or disappeared, after `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() { endDriven() }

  /// Replaces a child's view with another child's, with an animation.
  ///
  /// - Parameters:
  ///   - fromViewController: A child, whose view is taken out at the end.
  ///   - toViewController: A child, whose view is put where the other one's is.
  ///   - duration: Seconds.
  ///   - options: As of a block; with a transition the view that both lie in dissolves or turns over as a whole.
  ///   - animations: Changes the views; called once, now.
  ///   - completion: Called when the animations have ended; false when one was cut short.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      toViewController,
      AnimationRequest(duration: duration, options: options, animations: animations),
      completion: completion
    )
  }

  /// Presents a controller: its view comes over this one's.
  ///
  /// The controller at the top of this one's parents presents it, or for styles of the current context the nearest one
  /// that defines it. One that presents already, or whose view is in no window, presents nothing and says so; a
  /// dismissal that is under way comes to its end first.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it is animated.
  ///   - completion: Called when the controller's view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that is presented by that; when it presents nothing, itself.
  ///
  /// A presentation that is under way comes to its end first; a second dismissal waits for the first with its
  /// completion. When there is nothing to dismiss, only the completion is called.
  ///
  /// - Parameters:
  ///   - flag: Whether it is animated.
  ///   - completion: Called when the view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Who hears of keys first while no responder has them: what is presented on top, or this controller.
  var keyTarget: UIViewController { presentationAbove?.presented.keyTarget ?? self }

  /// Called by systems that run out of memory, which this one does not tell: never.
  open func didReceiveMemoryWarning() {}

  /// Whether there should be no status bar; there is none here, so nobody asks.
  open var prefersStatusBarHidden: Bool { false }
}
