public import QuartzCore
package import WindowSystem

/// A key of the keyboard as it was pressed.
public final class UIKey: NSObject {
  /// The text that it makes, with the modifiers held, dead keys and Compose; empty for none.
  public let characters: String
  /// The text that is on the key, modifiers aside; empty for none.
  public let charactersIgnoringModifiers: String
  /// The modifier keys held.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is.
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
  /// The bits.
  public let rawValue: Int

  /// Modifiers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, which Apple calls Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with the desktop's sign, which Apple calls Command.
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
