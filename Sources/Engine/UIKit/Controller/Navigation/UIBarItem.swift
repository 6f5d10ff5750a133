public import QuartzCore

/// The base class of items of bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title; default `nil`.
  open var title: String? { didSet { didChange() } }
  /// The image, shown in place of the title; default `nil`.
  open var image: UIImage? { didSet { didChange() } }
  /// Whether the item is enabled; default true.
  open var isEnabled = true { didSet { didChange() } }
  /// A number that identifies the item; default 0.
  open var tag = 0

  /// An item without content.
  public override init() { super.init() }

  /// Called when the item has changed.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
