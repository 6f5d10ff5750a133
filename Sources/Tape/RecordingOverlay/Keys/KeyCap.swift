import TapeLanguage
import SceneProtocol

/// The label of a key.
nonisolated enum KeyCap: Equatable, Sendable {
  case word(String)
  /// A sign that few fonts have, drawn as a path.
  case sign(KeySign)

  /// The labels of a key and its modifier keys, in their usual order.
  ///
  /// - Parameters:
  ///   - key: The key with its modifiers.
  ///   - isMac: Whether a Mac's names and signs are used.
  /// - Returns: The labels; the key itself is the last.
  static func caps(_ key: SceneKey, isMac: Bool) -> [KeyCap] {
    // Both platforms' style guides name them in this order.
    let order: [SceneKey.Modifier] = [.control, .alt, .shift, .command]
    let held = order.filter(key.modifiers.contains).map { cap($0, isMac: isMac) }
    return held + [cap(key.name, isMac: isMac)]
  }

  private static func cap(_ modifier: SceneKey.Modifier, isMac: Bool) -> KeyCap {
    switch modifier {
    case .control: isMac ? .sign(.control) : .word("Ctrl")
    case .alt: isMac ? .sign(.option) : .word("Alt")
    case .shift: isMac ? .sign(.shift) : .word("Shift")
    case .command: isMac ? .sign(.command) : .word("Super")
    }
  }

  private static func cap(_ name: String, isMac: Bool) -> KeyCap {
    switch name {
    case "Left": .sign(.left)
    case "Right": .sign(.right)
    case "Up": .sign(.up)
    case "Down": .sign(.down)
    case "Return": isMac ? .sign(.newLine) : .word("Enter")
    case "Tab": isMac ? .sign(.tab) : .word("Tab")
    case "Escape": isMac ? .sign(.escape) : .word("Esc")
    case "BackSpace": isMac ? .sign(.deleteBackwards) : .word("Backspace")
    case "Delete": isMac ? .sign(.deleteForwards) : .word("Del")
    case "Insert": .word("Ins")
    case "PageUp": .word(isMac ? "Page Up" : "PgUp")
    case "PageDown": .word(isMac ? "Page Down" : "PgDn")
    case let name where name.unicodeScalars.count == 1: .word(capital(name))
    default: .word(name)
    }
  }

  /// A letter as it is printed on keys; unchanged where its capital would be two letters.
  private static func capital(_ letter: String) -> String {
    let capital = letter.uppercased()
    return capital.count == 1 ? capital : letter
  }
}

nonisolated extension KeyCap: CustomStringConvertible {
  var description: String {
    switch self {
    case .word(let word): word
    case .sign(let sign): sign.rawValue
    }
  }
}
