public import QuartzCore

/// A keyboard shortcut: a key with modifiers, and its action.
///
/// Responders list theirs in `keyCommands`. A key is offered to the first responder and its next responders, until one
/// has a command for it whose action some responder handles. No responder receives that key's press then.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The title for the user; default empty.
  open var title = ""
  /// A description of the action, for lists of shortcuts; default `nil`.
  open var discoverabilityTitle: String?
  /// The action that is sent.
  public let action: Selector?
  /// The text of the key without modifiers, or one of the names for keys without text.
  public let input: String?
  /// The modifiers that have to be held, exactly; caps lock is ignored unless it is included.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command has priority over the system's handling of the key; default false.
  ///
  /// That is the editing of a text field which is the first responder.
  open var wantsPriorityOverSystemBehavior = false

  /// A command for a key.
  ///
  /// - Parameters:
  ///   - input: The text of the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held.
  ///   - action: The action that is sent up the responder chain, with the command as sender.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  /// A command for a key, with a title and a description for the user.
  ///
  /// - Parameters:
  ///   - title: The title for the user; default empty.
  ///   - image: Accepted for source compatibility; there are no menus that show it.
  ///   - action: The action that is sent up the responder chain, with the command as sender.
  ///   - input: The text of the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held; default none.
  ///   - discoverabilityTitle: A description of the action; default `nil`.
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

  /// A command for a key, with a description of the action.
  ///
  /// - Parameters:
  ///   - input: The text of the key, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held.
  ///   - action: The action that is sent up the responder chain, with the command as sender.
  ///   - discoverabilityTitle: A description of the action.
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
  /// Backspace.
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
  /// Whether the command is for that key and its modifiers.
  func isFor(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty, key.commandInput == input.lowercased() else { return false }
    let ignored: UIKeyModifierFlags = modifierFlags.contains(.alphaShift) ? [] : .alphaShift
    return key.modifierFlags.subtracting(ignored) == modifierFlags
  }
}

extension UIKey {
  /// The input that a command has for this key: lower case, as case is expressed by Shift.
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
