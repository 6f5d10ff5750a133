public import QuartzCore

/// A bar with buttons side by side, as at the bottom of a navigation controller.
open class UIToolbar: UIView {
  /// The bar's height without a device's bottom margin, in points.
  static let height: CGFloat = 44
  /// The margin at the sides and the least spacing between items, in points [K].
  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 8)

  /// The items, from the left to the right; default `nil`.
  ///
  /// Flexible gaps share the room that the others leave.
  open var items: [UIBarButtonItem]? {
    didSet { reload(from: oldValue ?? []) }
  }
  /// The background color; default `nil`: nearly white, in dark mode nearly black.
  open var barTintColor: UIColor? { didSet { applyColor() } }
  /// Whether the content shows through; default true; kept: the bar is opaque here.
  open var isTranslucent = true
  /// The bar's style; default `.default`; kept.
  open var barStyle = UIBarStyle.default

  private var views: [UIView] = []
  private let line = UIView()
  private let background = UIImageView()

  /// A bar without items; a frame without a height has that of a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = Self.height }
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
    applyColor()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the items; if animated, the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: 0.35) { for view in self.views { view.alpha = 1 } }
  }

  /// The picture behind the items; an empty one makes the bar clear, `nil` removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    background.image = backgroundImage
    applyColor()
  }

  /// The picture of the line above the bar; `nil` is a gray line, an empty one hides it.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition position: UIBarPosition
  ) {
    line.isHidden = shadowImage != nil
  }

  /// The given width, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// As high as a bar, and as wide as wanted.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the items; flexible gaps share the room that is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    let items = self.items ?? []
    let sides = (safeAreaInsets.left, safeAreaInsets.right)
    let height = max(bounds.height - safeAreaInsets.bottom, 0)
    let room = CGSize(width: bounds.width, height: height)
    let sizes = zip(items, views).map { item, view -> CGSize in
      if item.isFlexible { return .zero }
      if item.isGap { return CGSize(width: item.width, height: 0) }
      let own = view.sizeThatFits(room)
      return CGSize(width: own.width, height: min(own.height, height))
    }
    let taken =
      sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(items.count - 1, 0))
    let free = bounds.width - sides.0 - sides.1 - 2 * Self.margin - taken
    let flexible = CGFloat(items.count { $0.isFlexible })
    let share = flexible > 0 ? max(free, 0) / flexible : 0
    var x = sides.0 + Self.margin
    for ((item, view), size) in zip(zip(items, views), sizes) {
      let place = CGPoint(x: x.rounded(), y: ((height - size.height) / 2).rounded())
      view.frame = CGRect(origin: place, size: size)
      x += (item.isFlexible ? share : size.width) + Self.spacing
    }
  }

  private func applyColor() {
    let isClear = background.image?.size == .zero
    backgroundColor = isClear ? .clear : barTintColor ?? UIColor.bar
  }

  private func reload(from old: [UIBarButtonItem]) {
    for item in old { item.onChange = nil }
    for view in views { view.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.onChange = { [weak self] in self?.reload(from: []) }
      let view = item.isGap ? UIView() : item.customView ?? BarButtonView(item)
      item.shownView = view
      return view
    }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UIToolbar.barTintColor), .of(\UIToolbar.isTranslucent), .of(\UIToolbar.barStyle),
    ]
  }
}
