import QuartzCore

/// A navigation controller's view: the bar, the content below it, and the bar at the bottom.
final class NavigationView: UIView {
  let bar = UINavigationBar()
  let toolbar = UIToolbar()
  let content = NavigationContentView()
  /// The bar's color above the bar, where a device's status bar is.
  private let aboveBar = UIView()
  /// The drag that drives an interactive pop, and whether it is enabled.
  weak var popRecognizer: UIGestureRecognizer?
  var mayPop: () -> Bool = { false }
  var isBarHidden = false {
    didSet { if isBarHidden != oldValue { setNeedsLayout() } }
  }

  var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    content.clipsToBounds = true
    addSubview(content)
    addSubview(aboveBar)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === popRecognizer
      ? mayPop() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    let (height, free) = (UINavigationBar.height, safeAreaInsets.top)
    let top = isBarHidden ? 0 : free + height
    bar.frame = CGRect(x: 0, y: top - height, width: bounds.width, height: height)
    aboveBar.frame = CGRect(x: 0, y: top - height - free, width: bounds.width, height: free)
    aboveBar.backgroundColor = bar.backgroundColor
    let bottom = isToolbarHidden ? 0 : placeToolbar()
    content.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(bounds.height - top - bottom, 0)
    )
    content.layoutIfNeeded()
    if isToolbarHidden, toolbar.superview != nil { placeToolbar() }
  }

  /// Puts the bar at the bottom, or below that while it is hidden.
  ///
  /// - Returns: Its height, in points.
  @discardableResult
  private func placeToolbar() -> CGFloat {
    let height = UIToolbar.height + safeAreaInsets.bottom
    let frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    if toolbar.superview == nil {
      UIView.performWithoutAnimation { toolbar.frame = frame }
      insertSubview(toolbar, aboveSubview: content)
    }
    toolbar.frame = frame.offsetBy(dx: 0, dy: isToolbarHidden ? 0 : -height)
    return height
  }
}

/// The container of the controllers' views; the visible one fills it.
final class NavigationContentView: UIView {
  weak var shown: UIView? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    if let shown, shown.superview === self { fit(shown) }
  }

  func fit(_ view: UIView) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
    if view.center != center { view.center = center }
  }
}
