public import QuartzCore

/// The bar over a navigation controller's content: a title in the middle, buttons at the sides, a line below.
open class UINavigationBar: UIView {
  /// What is behind the items: nearly white, in the dark nearly black.
  private static let usualColor = UIColor(
    light: UIColor(white: 0.97, alpha: 1),
    dark: UIColor(white: 0.09, alpha: 1),
    elevated: UIColor(white: 0.15, alpha: 1)
  )
  /// The bar's height, in points.
  static let height: CGFloat = 44

  /// What is behind the items; default `nil`: nearly white, in the dark nearly black.
  open var barTintColor: UIColor? { didSet { applyColor() } }
  /// How titles look: `.font` and `.foregroundColor`; default `nil`: bold, in the label's color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// Somebody clicked the back button.
  var onBack: (() -> Void)?

  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private let line = UIView()

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    line.backgroundColor = .separator
    addSubview(line)
    applyColor()
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items; animated, the new one that shows fades in.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let change = changeItems(to: items ?? [], direction: 0)
    guard animated else { return change.finish() }
    UIView.animate(
      withDuration: 0.35,
      animations: { change.animations() },
      completion: { _ in change.end(true) }
    )
  }

  /// As wide as it may be, and as high as a bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places what shows.
  open override func layoutSubviews() {
    // One pixel, at the lower edge.
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: 0,
      y: bounds.maxY - thickness,
      width: bounds.width,
      height: thickness
    )
    content?.frame = bounds
  }

  private func applyColor() {
    backgroundColor = barTintColor ?? Self.usualColor
  }
}

extension UINavigationBar {
  /// A change of what shows, to be animated.
  struct Change {
    let animations: () -> Void
    /// To be called at the end: whether the change came to it, or is taken back.
    let end: (Bool) -> Void
  }

  /// Puts new items in.
  ///
  /// - Parameters:
  ///   - items: The items, the one that shows last.
  ///   - direction: Where the new title comes from: 1 from the right, −1 from the left, 0 it only fades.
  /// - Returns: What is still to be done.
  func changeItems(to items: [UINavigationItem], direction: CGFloat) -> Change {
    let (oldStack, old) = (stack, content)
    let new = show(items)
    let way = direction * bounds.width / 4
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      new.alpha = 0
      new.titleShift = way
      new.layoutIfNeeded()
    }
    // The content may be made anew on the way: what counts is the one that is there.
    return Change(
      animations: { [weak self] in
        old?.alpha = 0
        old?.titleShift = -way
        old?.layoutIfNeeded()
        self?.content?.alpha = 1
        self?.content?.titleShift = 0
        self?.content?.layoutIfNeeded()
      },
      end: { [weak self] isDone in
        guard isDone else { return self?.takeBack(oldStack) ?? () }
        self?.content?.alpha = 1
        self?.content?.titleShift = 0
        old?.removeFromSuperview()
      }
    )
  }

  /// Shows anew what has changed in the items.
  func reload() {
    let old = content
    old?.removeFromSuperview()
    let new = show(stack)
    UIView.performWithoutAnimation {
      new.alpha = old?.alpha ?? 1
      new.titleShift = old?.titleShift ?? 0
    }
  }

  private func takeBack(_ items: [UINavigationItem]) {
    stack = items
    reload()
    content?.alpha = 1
    content?.titleShift = 0
    for case let other as NavigationBarContent in subviews where other !== content {
      other.removeFromSuperview()
    }
  }

  private func show(_ items: [UINavigationItem]) -> NavigationBarContent {
    for item in stack { item.onChange = nil }
    stack = items
    topItem?.onChange = { [weak self, weak item = topItem] in
      guard let self else { return }
      if item?.fades == true { setItems(stack, animated: true) } else { reload() }
    }
    backItem?.onChange = topItem?.onChange
    let new = NavigationBarContent(topItem, back: backItem, in: self)
    new.frame = bounds
    insertSubview(new, belowSubview: line)
    content = new
    return new
  }
}
