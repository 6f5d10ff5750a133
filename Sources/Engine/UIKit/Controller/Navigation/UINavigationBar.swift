public import QuartzCore

/// The bar above a navigation controller's content: a centered title, buttons at the sides, a line at the bottom.
open class UINavigationBar: UIView {
  /// The bar's height, in points.
  static let height: CGFloat = 44

  /// The background color; default `nil`: nearly white, in dark mode nearly black.
  open var barTintColor: UIColor? { didSet { applyColor() } }
  /// The attributes of titles, `.font` and `.foregroundColor`; default `nil`: bold, in the label color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// Whether the content shows through; default true; kept: the bar is opaque here, and content begins below it.
  open var isTranslucent = true
  /// Kept, and without effect: titles are small here; default false.
  open var prefersLargeTitles = false
  /// The bar's style; default `.default`; `.black` is dark with white titles on Apple's systems; kept.
  open var barStyle = UIBarStyle.default
  /// The picture of the line below the bar; default `nil`, a gray line; an empty one hides it.
  open var shadowImage: UIImage? { didSet { line.isHidden = shadowImage != nil } }
  /// The picture behind the bar's content; an empty one makes the bar clear, `nil` removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    background.image = backgroundImage
    applyColor()
  }

  /// The picture that `setBackgroundImage(_:for:)` has set; the metrics make no difference here.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { background.image }

  private let background = UIImageView()

  /// Called when the user clicks the back button.
  var onBack: (() -> Void)?

  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private let line = UIView()

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
    applyColor()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The items; the last one is shown.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button returns to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items; if animated, the new visible one fades in.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let change = changeItems(to: items ?? [], direction: 0)
    guard animated else { return change.finish() }
    UIView.animate(
      withDuration: 0.35,
      animations: { change.animations() },
      completion: { _ in change.end(true) }
    )
  }

  /// The given width, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Lays out the visible content.
  open override func layoutSubviews() {
    // A line of one pixel, at the lower edge.
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: 0,
      y: bounds.maxY - thickness,
      width: bounds.width,
      height: thickness
    )
    background.frame = bounds
    content?.frame = contentFrame
  }

  /// The bar between a device's margins at the sides.
  private var contentFrame: CGRect {
    bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
  }

  private func applyColor() {
    let isClear = background.image?.size == .zero
    backgroundColor = isClear ? .clear : barTintColor ?? UIColor.bar
    superview?.setNeedsLayout()
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UINavigationBar.barTintColor), .of(\UINavigationBar.isTranslucent),
      .of(\UINavigationBar.barStyle), .of(\UINavigationBar.shadowImage),
      .attributes(\UINavigationBar.titleTextAttributes),
    ]
  }
}

extension UINavigationBar {
  /// A change of the visible item, to be animated.
  struct Change {
    let animations: () -> Void
    /// Called at the end; the argument is false when the change is reverted.
    let end: (Bool) -> Void
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items; the last one is shown.
  ///   - direction: Where the new title moves in from: 1 from the right, −1 from the left; 0 only fades.
  /// - Returns: The animations to run and the closure to call at the end.
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
    // The content may be created again meanwhile: the current one is used.
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

  /// Updates the content after a change of the items.
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
    new.frame = contentFrame
    insertSubview(new, belowSubview: line)
    content = new
    return new
  }
}
