import QuartzCore

/// A tab bar controller's view: the content, and the bar below it.
final class TabView: UIView {
  let bar = UITabBar()
  private let content = UIView()
  /// The view of the selected controller.
  var shown: UIView? {
    didSet {
      guard shown !== oldValue || shown?.superview !== content else { return }
      if oldValue?.superview === content { oldValue?.removeFromSuperview() }
      if let shown { content.addSubview(shown) }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    content.clipsToBounds = true
    addSubview(content)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let height = UITabBar.height + safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let room = bar.isHidden ? bounds.height : max(bounds.height - height, 0)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    if let shown, shown.superview === content {
      // (The view may have a transform.)
      shown.bounds.size = content.bounds.size
      shown.center = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
    }
  }
}
