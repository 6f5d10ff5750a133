import QuartzCore

/// The bar at the bottom, with the items of the controller on top.
extension UINavigationController {
  // Implicitly unwrapped as on Apple's systems, so that ported code compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom.
  public var toolbar: UIToolbar! { navigationView.toolbar }

  /// Whether the bar at the bottom is hidden; default true.
  public var isToolbarHidden: Bool {
    get { navigationView.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom; if animated, it slides out or in.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigationView.isToolbarHidden = hidden
    guard isViewLoaded, animated else { return }
    UIView.animate(withDuration: 0.35) { self.navigationView.layoutIfNeeded() }
  }

  /// Shows the items of the controller on top.
  func showToolbarItems(animated: Bool) {
    let items = topViewController?.toolbarItems
    if navigationView.toolbar.items != items {
      navigationView.toolbar.setItems(items, animated: animated)
    }
  }
}

extension UIViewController {
  /// The items in the bar at the bottom of a navigation controller while this controller is on top; default `nil`.
  public var toolbarItems: [UIBarButtonItem]? {
    get { kept.toolbarItems as? [UIBarButtonItem] }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items in the bar at the bottom; if animated, they fade in.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    kept.toolbarItems = toolbarItems
    (parentLink as? UINavigationController)?.showToolbarItems(animated: animated)
  }
}
