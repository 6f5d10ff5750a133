public import QuartzCore

/// Shows one of several controllers, above a bar with a tab for each.
///
/// The content ends where the bar begins, as a navigation controller's begins below its bar. There is no limit of the
/// number of tabs, and so no "More".
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Asked before a tab is selected, and notified after; default `nil`.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var controllers: [UIViewController] = []
  private var selected = 0
  private lazy var tabView = TabView(frame: UIScreen.main.bounds)

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always `nil`: archives of controllers are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The bar.
  open var tabBar: UITabBar { tabView.bar }

  /// The controllers, of which each has a tab with its `tabBarItem`; default `nil`.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the one that was selected stays selected if it is among them, otherwise the first is.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers; each may be in it once.
  ///   - animated: Has no effect here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (selectedViewController, viewControllers ?? [])
    for child in controllers where !new.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let arriving = new.filter { child in !controllers.contains { $0 === child } }
    controllers = new
    for child in arriving {
      addChild(child)
      child.didMove(toParent: self)
    }
    tabBar.items = new.isEmpty ? nil : new.map(\.tabBarItem)
    selected = new.firstIndex { $0 === old } ?? 0
    showSelected()
  }

  /// The place of the selected controller, from 0; `NSNotFound` without any.
  ///
  /// Setting it to another than a controller's place has no effect.
  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : selected }
    set {
      guard controllers.indices.contains(newValue) else { return }
      selected = newValue
      showSelected()
    }
  }

  /// The selected controller, one of `viewControllers`.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set {
      if let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// Makes the view with the bar and the content.
  open override func loadView() {
    tabBar.delegate = self
    view = tabView
  }

  /// Shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// A controller has another item.
  override func tabBarItemsDidChange() {
    tabBar.items = controllers.map(\.tabBarItem)
    showSelected()
  }

  private func showSelected() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded else { return }
    tabView.shown = selectedViewController?.view
  }

  /// The user has selected a tab: the delegate may refuse it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let place = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = controllers[place]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      return showSelected()
    }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }

  override var keyTarget: UIViewController {
    presentationAbove == nil ? selectedViewController?.keyTarget ?? self : super.keyTarget
  }

  /// A child that leaves by itself has no tab any more.
  override func childDidLeave(_ child: UIViewController) {
    guard controllers.contains(where: { $0 === child }) else { return }
    viewControllers = controllers.filter { $0 !== child }
  }
}

/// Asked before a tab is selected, and notified after.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has selected a tab, which may be the one that was selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// The animation with which one controller replaces another; never asked here: the change is not animated.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives such an animation; never asked here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The tab bar controller that contains this one; `nil` without one.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
