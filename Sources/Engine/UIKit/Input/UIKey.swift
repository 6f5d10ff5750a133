public import QuartzCore
package import WindowSystem

/// A key of the keyboard with its state at the press.
public final class UIKey: NSObject {
  /// The text that it types, with modifiers, dead keys and Compose applied; empty for none.
  public let characters: String
  /// The text of the key without modifiers; empty for none.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The code of the key.
  public let keyCode: UIKeyboardHIDUsage

  package init(_ state: KeyState) {
    characters = state.text
    charactersIgnoringModifiers = Keysym(state.keysym).text
    modifierFlags = UIKeyModifierFlags(state.modifiers)
    keyCode = Keysym(state.keysym).usage
    super.init()
  }
}

/// Modifier keys.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Modifiers with these raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, which Apple calls Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super key (with the desktop's logo), which Apple calls Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  package init(_ modifiers: KeyModifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alt) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}
