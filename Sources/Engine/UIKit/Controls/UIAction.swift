import QuartzCore

/// A closure with a title, a picture and a name, for controls to call.
open class UIAction: UIMenuElement {
  /// The title; default empty.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture; default `nil`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// What tells the action from others; of its own unless it was given.
  public let identifier: Identifier
  /// A longer title, for where there is room; default `nil`.
  open var discoverabilityTitle: String?
  /// How a menu shows it; default none.
  open var attributes: Attributes
  /// Whether it is marked; default `.off`.
  open var state: State
  /// Who had the action called, while it runs; else `nil`.
  open var sender: Any? { currentSender }

  private let handler: (UIAction) -> Void
  private var currentSender: Any?
  private static var lastNumber = 0

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What a button or menu shows of it; default empty.
  ///   - image: A picture for the same; default `nil`.
  ///   - identifier: What tells it from others; one of its own for `nil`, which is the default.
  ///   - discoverabilityTitle: A longer title; default `nil`.
  ///   - attributes: How a menu shows it; default none.
  ///   - state: Whether it is marked; default `.off`.
  ///   - handler: Called with the action, and kept as long as it.
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

  /// Calls the closure, with the sender to be read meanwhile.
  func perform(from sender: Any) {
    // The closure may have the action called again, by another sender.
    let outer = currentSender
    currentSender = sender
    handler(self)
    currentSender = outer
  }

  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("UIAction.\(lastNumber)")
  }

  /// The name of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
