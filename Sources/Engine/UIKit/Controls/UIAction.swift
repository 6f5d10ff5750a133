import QuartzCore

/// A closure with a title, an image and an identifier, for controls to call.
open class UIAction: UIMenuElement {
  /// The title; default empty.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image; default `nil`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Identifies the action; unique unless it was given.
  public let identifier: Identifier
  /// A longer title, for where there is room; default `nil`.
  open var discoverabilityTitle: String?
  /// How a menu shows the action; default none.
  open var attributes: Attributes
  /// Whether the action is marked; default `.off`.
  open var state: State
  /// The sender that performs the action, while it runs; otherwise `nil`.
  open var sender: Any? { currentSender }

  private let handler: (UIAction) -> Void
  private var currentSender: Any?
  private static var lastNumber = 0

  /// An action.
  ///
  /// - Parameters:
  ///   - title: The text for a button or menu; default empty.
  ///   - image: The image for a button or menu; default `nil`.
  ///   - identifier: Identifies the action; `nil`, the default, makes a unique one.
  ///   - discoverabilityTitle: A longer title; default `nil`.
  ///   - attributes: How a menu shows the action; default none.
  ///   - state: Whether the action is marked; default `.off`.
  ///   - handler: Called with the action; kept alive as long as the action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }

  /// Calls the closure; `sender` can be read meanwhile.
  func perform(from sender: Any) {
    // The closure may perform the action again, with another sender.
    let outer = currentSender
    currentSender = sender
    handler(self)
    currentSender = outer
  }

  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("UIAction.\(lastNumber)")
  }

  /// The identifier of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
