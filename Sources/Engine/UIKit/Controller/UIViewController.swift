public import QuartzCore

/// Manages one view: creates it on demand, and is notified of its appearance and layout.
///
/// Order of calls: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, and once the first frame is committed `viewDidAppear`.
open class UIViewController: UIResponder, UIContentContainer {
  /// The title of the window; default `nil`.
  open var title: String? {
    didSet {
      rootWindow?.work?.titleDidChange()
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The content of a navigation bar while this controller is on top; its title follows `title`.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)

  /// The tab of the controller in a tab bar controller; its title follows `title`.
  // Implicitly unwrapped as on Apple's systems, so that ported code compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      parentLink?.tabBarItemsDidChange()
    }
  }
  private var ownTabBarItem: UITabBarItem?

  /// A child has another tab; the default does nothing.
  func tabBarItemsDidChange() {}

  /// How the controller covers others when presented; default `.automatic`, a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented and dismissed; default `.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a sheet stays when the user clicks beside it or presses Escape; default false.
  open var isModalInPresentation = false
  /// Whether controllers presented `.currentContext` or `.overCurrentContext` by this one or its descendants cover this
  /// controller's view; default false.
  open var definesPresentationContext = false
  /// The preferred size of a form sheet, in points; default zero, which uses the sheet's own size.
  ///
  /// A change notifies the parent, or without one the presentation.
  open var preferredContentSize = CGSize.zero {
    didSet {
      let container: (any UIContentContainer)? = parentLink ?? presentationBelow?.controller
      guard preferredContentSize != oldValue else { return }
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Provides the animations for presenting and dismissing this controller; default `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Insets that are added to the view's safe area for content that overlaps it, in points; default none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.constrained?.safeAreaChanged() }
    }
  }

  /// Whether the user edits the content, without an animation; default false.
  open var isEditing: Bool {
    get { kept.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The user begins or ends to edit the content; a subclass shows it, and calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    kept.isEditing = editing
    kept.showsEditing(editing)
  }

  /// The window whose root controller this is.
  package weak var rootWindow: UIWindow?
  var appearance = AppearanceState()
  var traitState = TraitState()
  var childLinks: [UIViewController] = []
  weak var parentLink: UIViewController?

  /// The presentation of another controller by this one.
  var presentationAbove: (any PresentationLink)?
  /// The presentation of this controller.
  weak var presentationBelow: (any PresentationLink)?
  /// The presentation controller for the next presentation, once it was requested.
  var plannedPresentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  /// The transition that shows or removes this controller.
  weak var coordinatorLink: (any RunningCoordinator)?

  private var loadedView: UIView?

  /// A controller; nib files are not supported, so both arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Always `nil`: archives of controllers are not supported here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A controller that creates its own view.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view, created on first access; setting it to `nil` unloads it.
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

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Creates `view`; the default is a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view was created; it is in no window yet.
  open func viewDidLoad() {}

  /// The view is about to come into a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window, but its layout is not done yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view's first frame has been committed: animations can start.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Creates or changes constraints when the view needs it; the default calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The current traits, such as light or dark: those of its view.
  open var traitCollection: UITraitCollection { traitsNow }

  /// Forces light or dark for this controller's view and its content; default `.unspecified`, which inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style }
    set { overrideTraits { $0.style = newValue } }
  }

  /// The traits have changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The next responder: the view's superview, for a root controller the window.
  open override var next: UIResponder? { loadedView?.superview ?? rootWindow ?? parentLink }

  /// The parent controller.
  open var parent: UIViewController? { parentLink }

  /// The child controllers.
  open var children: [UIViewController] { childLinks }

  /// Makes `childController` a child, after it leaves its old parent; the caller adds the view.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent; the caller removes the view before.
  open func removeFromParent() {
    leaveParent()
  }

  /// The parent is about to change, to `nil` when the controller leaves; the default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed; the default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// A child has left on its own.
  func childDidLeave(_ child: UIViewController) {}

  /// Whether scroll views inside it add the top and bottom safe area insets by themselves, as below a bar.
  var isBehindBars: Bool { parentLink?.hasBars ?? false }
  /// Whether it shows its children behind bars; by default if it is inside a controller that does.
  var hasBars: Bool { isBehindBars }

  /// Whether appearance calls are forwarded to children automatically; default true.
  ///
  /// A container that returns false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that its view is about to appear or disappear; its container will report the end.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginDriven(isAppearing, animated: animated)
  }

  /// Notifies the controller that its view has appeared or disappeared, after `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() { endDriven() }

  /// Replaces a child's view with another child's, with an animation.
  ///
  /// - Parameters:
  ///   - fromViewController: A child, whose view is removed at the end.
  ///   - toViewController: A child, whose view is put in the place of the other one's.
  ///   - duration: The duration, in seconds.
  ///   - options: As for `UIView.animate`; with a transition the common superview dissolves or flips as a whole.
  ///   - animations: Changes the views; called once, before this method returns.
  ///   - completion: Called when the animations have ended; false when one was cut short.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    presenting?.exchange(
      fromViewController,
      toViewController,
      AnimationRequest(duration: duration, options: options, animations: animations),
      completion: completion
    )
  }

  /// Presents a controller: its view covers this one's.
  ///
  /// The topmost ancestor of this controller presents it; for the current-context styles, the nearest one that defines
  /// the context. A controller that presents already, or whose view is in no window, presents nothing, and the mistake
  /// is reported. A dismissal that is under way is completed first.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: Called when the controller's view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presenting?.beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that are presented above it; if it presents none,
  /// itself.
  ///
  /// A presentation that is under way is completed first. A second dismissal calls its completion when the first one
  /// ends. When there is nothing to dismiss, only the completion is called.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Called when the view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presenting?.beginDismissing(animated: flag, completion: completion)
  }

  /// The controller that receives keys first if no responder handles them: the topmost presented one, or this one.
  var keyTarget: UIViewController { presentationAbove?.presented.keyTarget ?? self }

  /// The window is about to get another size; the default notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size of the controller's view, in points.
  ///   - coordinator: Runs animations alongside; here they happen at once.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// The size classes are about to change, with the window's size; the default notifies the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Runs animations alongside; here they happen at once.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The preferred size of a child has changed; the default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that constraints give a child has changed; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child where this controller has the size `parentSize`; by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The insets of the view's safe area have changed; the default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called by systems that run out of memory; never called here.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller decides on the status bar while it is presented over others; default false; kept, as there
  /// is none.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.capturesStatusBar }
    set { kept.capturesStatusBar = newValue }
  }

  /// The sides at which the view extends under bars; default all; kept, as a navigation controller's view always begins
  /// below its bar here.
  open var edgesForExtendedLayout: UIRectEdge {
    get { kept.extendedEdges }
    set { kept.extendedEdges = newValue }
  }

  /// Whether the status bar should be hidden; never used, as there is none here.
  open var prefersStatusBarHidden: Bool { false }
  /// The style that the status bar should have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar should appear.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller that decides on the status bar's style in place of this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden in place of this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator should hide; never used here, as there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has no effect here, as there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the content turns with the device; never used here, as what follows.
  open var shouldAutorotate: Bool { true }
  /// The ways in which the content can be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the content should be turned when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

/// The children, as objects.
extension UIViewController {
  /// Makes a controller a child, after it has left its old parent.
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parentLink !== self else { return }
    child.leaveParent()
    child.willMove(toParent: self)
    childLinks.append(child)
    child.parentLink = self
  }

  /// Makes the controller a child of none.
  func leaveParent() {
    guard let parent = parentLink else { return }
    parent.childLinks.removeAll { $0 === self }
    parentLink = nil
    didMove(toParent: nil)
    parent.childDidLeave(self)
  }
}
