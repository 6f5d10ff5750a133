public import QuartzCore

/// Something with a title and a picture that can be chosen.
///
/// There are no menus here: it is what `UIAction` is made of.
open class UIMenuElement: NSObject {
  /// The title; default empty.
  open internal(set) var title: String
  /// The picture; default `nil`.
  open internal(set) var image: UIImage?
  /// The text under the title; default `nil`.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }

  /// How a menu shows an element.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Gray, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// As something that cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is marked.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}
