public import QuartzCore

/// The bar at the bottom of a tab bar controller: its tabs side by side, of equal width, below a line.
open class UITabBar: UIView {
  /// The bar's height without a device's bottom margin, in points.
  static let height: CGFloat = 49

  /// Notified when the user selects an item; default `nil`.
  open weak var delegate: (any UITabBarDelegate)?
  /// The background color; default `nil`: nearly white, in dark mode nearly black.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? UIColor.bar } }
  /// The color of items that are not selected; default `nil`, gray.
  open var unselectedItemTintColor: UIColor? { didSet { showItems() } }
  /// Whether the content shows through; default true; kept: the bar is opaque here.
  open var isTranslucent = true
  /// The picture behind the items; default `nil`.
  open var backgroundImage: UIImage? { didSet { background.image = backgroundImage } }
  /// The picture of the line above the bar; default `nil`, a gray line; an empty one hides it.
  open var shadowImage: UIImage? { didSet { line.isHidden = shadowImage != nil } }

  private(set) var buttons: [TabButton] = []
  private let line = UIView()
  private let background = UIImageView()

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.bar
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The items, from left to right; default `nil`.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      makeButtons()
    }
  }

  /// Sets the items; the change is not animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The item that is selected, one of `items`; default `nil`.
  open weak var selectedItem: UITabBarItem? { didSet { showItems() } }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      item.onChange = { [weak button] in button?.showState() }
      button.addAction(
        UIAction { [weak self] _ in self?.didPress(item) },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
    showItems()
    setNeedsLayout()
  }

  private func didPress(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func showItems() {
    for button in buttons {
      button.usualColor = unselectedItemTintColor ?? .gray
      button.isSelected = button.item === selectedItem
    }
  }

  /// The given width, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// Lays out the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - left - right) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: left + CGFloat(index) * width,
        y: 1,
        width: width,
        height: min(Self.height, bounds.height) - 1
      )
    }
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UITabBar.barTintColor), .of(\UITabBar.unselectedItemTintColor),
      .of(\UITabBar.isTranslucent), .of(\UITabBar.shadowImage), .of(\UITabBar.backgroundImage),
    ]
  }
}

/// Notified of what the user does with a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
