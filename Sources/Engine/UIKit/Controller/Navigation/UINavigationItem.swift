public import QuartzCore

/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
  /// The title; default `nil`.
  open var title: String? { didSet { onChange?() } }
  /// A view in the place of the title; default `nil`.
  open var titleView: UIView? { didSet { onChange?() } }
  /// What the back button of the next controller says; default `nil`: the title.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// An item whose title the back button of the next controller has; default `nil`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Whether there is no back button; default false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the back button stays when there are items at the left; default false.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The items at the left, from the left; default `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The items at the right, from the right; default `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// What the bar is to do when the item has changed.
  var onChange: (() -> Void)?
  /// Whether it is to fade to it.
  private(set) var fades = false

  /// An item with a title.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override convenience init() { self.init(title: nil) }

  /// The first item at the left; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left; animated, the bar fades from what it showed.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item at the right; animated, the bar fades from what it showed.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items at the left; animated, the bar fades from what it showed.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the right; animated, the bar fades from what it showed.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Hides or shows the back button; animated, the bar fades from what it showed.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  private func change(_ isAnimated: Bool, _ change: () -> Void) {
    fades = isAnimated
    change()
    fades = false
  }

  /// What the back button of the next controller says.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// Whether there is a back button where there is a way back.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
