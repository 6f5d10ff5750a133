public import QuartzCore

/// A menu element with a title and an image.
///
/// There are no menus here: it is the superclass of `UIAction`.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title; default empty.
  open internal(set) var title: String
  /// The image; default `nil`.
  open internal(set) var image: UIImage?
  /// The text below the title; default `nil`.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }

  /// How a menu shows an element.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Attributes with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Gray, and not selectable.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Marked as an operation that cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is marked.
  nonisolated public enum State: Int, Sendable {
    /// Not marked.
    case off
    /// Marked.
    case on
    /// Partly marked: some of the items it represents are.
    case mixed
  }
}
