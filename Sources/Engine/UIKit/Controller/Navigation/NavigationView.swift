import QuartzCore

/// A navigation controller's view: the bar, and the content below it.
final class NavigationView: UIView {
  let bar = UINavigationBar()
  let content = NavigationContentView()
  /// The bar's color above the bar, where a device's status bar is.
  private let aboveBar = UIView()
  /// The drag that drives an interactive pop, and whether it is enabled.
  weak var popRecognizer: UIGestureRecognizer?
  var mayPop: () -> Bool = { false }
  var isBarHidden = false {
    didSet { if isBarHidden != oldValue { setNeedsLayout() } }
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
    content.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(bounds.height - top, 0)
    )
    content.layoutIfNeeded()
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
