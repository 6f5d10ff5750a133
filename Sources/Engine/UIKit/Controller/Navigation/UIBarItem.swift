public import QuartzCore

/// What items of bars have in common.
open class UIBarItem: NSObject {
  /// The text; default `nil`.
  open var title: String? { didSet { didChange() } }
  /// The picture, in the place of the text; default `nil`.
  open var image: UIImage? { didSet { didChange() } }
  /// Whether the item can be used; default true.
  open var isEnabled = true { didSet { didChange() } }
  /// A number to find the item by; default 0.
  open var tag = 0

  /// An item without anything.
  public override init() { super.init() }

  /// What the bar is to do when the item has changed.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
