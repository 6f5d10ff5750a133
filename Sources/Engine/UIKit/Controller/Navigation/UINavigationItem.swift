public import QuartzCore

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title; default `nil`.
  open var title: String? { didSet { onChange?() } }
  /// A view in place of the title; default `nil`.
  open var titleView: UIView? { didSet { onChange?() } }
  /// The title of the next controller's back button; default `nil`: this item's title.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// An item whose title the next controller's back button uses; default `nil`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Kept, and without effect: titles are small here; default `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden; default false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the back button stays when there are items on the left; default false.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The items on the left, from left to right; default `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The items on the right, from right to left; default `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// Called when the item has changed.
  var onChange: (() -> Void)?
  /// Whether the bar fades to the changed content.
  private(set) var fades = false

  /// An item with a title.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override convenience init() { self.init(title: nil) }

  /// The first item on the left; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the left; if animated, the bar fades from the old content.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item on the right; if animated, the bar fades from the old content.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items on the left; if animated, the bar fades from the old content.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items on the right; if animated, the bar fades from the old content.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Hides or shows the back button; if animated, the bar fades from the old content.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  private func change(_ isAnimated: Bool, _ change: () -> Void) {
    fades = isAnimated
    change()
    fades = false
  }

  /// The title of the next controller's back button.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// Whether the back button is shown where there is a controller to return to.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  /// When the title of a controller is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As with the controller below it.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}
