public import QuartzCore

/// A key with what is held with it, and the action that it stands for.
///
/// Responders list theirs in `keyCommands`. A key goes to the first responder and those after it until one has a
/// command for it whose action somebody takes; nobody hears of that key's press then.
open class UIKeyCommand: NSObject {
  /// What the action is called, where a person can see it; default empty.
  open var title = ""
  /// What the action does, for lists of shortcuts; default `nil`.
  open var discoverabilityTitle: String?
  /// What is sent.
  public let action: Selector?
  /// The text on the key, as without modifiers, or one of the names for keys without text.
  public let input: String?
  /// What has to be held, exactly; caps lock does not count unless it is asked for.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key; default false.
  ///
  /// That is what a text field does that has the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// A command for a key.
  ///
  /// - Parameters:
  ///   - input: The text on the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: What has to be held.
  ///   - action: What is sent up the responder chain, with the command as sender.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  /// A command for a key, with what people are told of it.
  ///
  /// - Parameters:
  ///   - title: What the action is called; default empty.
  ///   - image: Taken for source compatibility: there are no menus that show it.
  ///   - action: What is sent up the responder chain, with the command as sender.
  ///   - input: The text on the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: What has to be held; default nothing.
  ///   - discoverabilityTitle: What the action does; default `nil`.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.discoverabilityTitle) = (title, discoverabilityTitle)
  }

  /// A command for a key, with what the action does.
  ///
  /// - Parameters:
  ///   - input: The text on the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: What has to be held.
  ///   - action: What is sent up the responder chain, with the command as sender.
  ///   - discoverabilityTitle: What the action does.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete, backwards.
  nonisolated public static let inputDelete = "\u{8}"
  /// The first function key.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// The second function key.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// The third function key.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// The fourth function key.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// The fifth function key.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// The sixth function key.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// The seventh function key.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// The eighth function key.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// The ninth function key.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// The tenth function key.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// The eleventh function key.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// The twelfth function key.
  nonisolated public static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
  /// Whether the key is the one, with what is held.
  func isFor(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty, key.commandInput == input.lowercased() else { return false }
    let ignored: UIKeyModifierFlags = modifierFlags.contains(.alphaShift) ? [] : .alphaShift
    return key.modifierFlags.subtracting(ignored) == modifierFlags
  }
}

extension UIKey {
  /// What a command has to have as input: small letters, for case is a matter of Shift.
  fileprivate var commandInput: String {
    (Self.namedInputs[keyCode] ?? charactersIgnoringModifiers).lowercased()
  }

  private static let namedInputs: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
    .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
    .keyboardEnd: UIKeyCommand.inputEnd,
    .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
    .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
    .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
    .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11,
    .keyboardF12: UIKeyCommand.f12,
  ]
}
