public import QuartzCore

/// Looks after one view: makes it when it is needed, and hears of its appearance and layout.
///
/// Order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, and once the first frame is committed `viewDidAppear` (V13).
open class UIViewController: UIResponder {
  /// A title for the window; default `nil`.
  open var title: String? {
    didSet { if let rootWindow { UIApplication.shared.host?.titleDidChange(of: rootWindow) } }
  }

  /// The window that this is the root controller of.
  package weak var rootWindow: UIWindow?
  var appearance = Appearance.disappeared
  var childLinks: [UIViewController] = []
  weak var parentLink: UIViewController?

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

  /// The view is about to lay its subviews out.
  open func viewWillLayoutSubviews() {}

  /// The view has laid its subviews out.
  open func viewDidLayoutSubviews() {}

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
}
