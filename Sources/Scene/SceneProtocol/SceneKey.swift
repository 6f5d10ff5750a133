/// A key by its name, with the modifiers held: `Return`, `a`, `Shift+Tab`, `Ctrl+Left`.
package struct SceneKey: Codable, Equatable, Sendable {
  /// A key held while another is pressed.
  package enum Modifier: String, Codable, CaseIterable, Sendable {
    case shift, control, alt, command
  }

  /// The key's name, as in `namedKeys`, or its single character.
  package var name: String
  /// The X keysym (`X11/keysymdef.h`): Latin-1 characters are themselves, other characters are
  /// 0x01000000 + code point.
  package var keysym: UInt32
  /// The text the key makes; empty for none, and when Control, Alt or Command is held.
  package var text: String
  /// The modifiers held.
  package var modifiers: [Modifier]

  /// Parses `name`, with `Modifier+` in front for each modifier; letter case of names is ignored.
  ///
  /// - Returns: `nil` when there is no such key or modifier.
  package init?(parsing name: String) {
    var rest = Substring(name)
    var modifiers: [Modifier] = []
    // A lone "+" is the key itself, and so is the last one of "Ctrl++".
    while let plus = rest.dropLast().firstIndex(of: "+"), plus > rest.startIndex {
      guard let modifier = Self.modifier(named: rest[..<plus]) else { return nil }
      modifiers.append(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = Self.key(named: String(rest)) else { return nil }
    let makesText = modifiers.allSatisfy { $0 == .shift }
    self.name = key.name
    self.keysym = key.keysym
    self.text = makesText ? key.text : ""
    self.modifiers = modifiers
  }

  /// The modifier with a name, in any case: `Ctrl`, `Option`.
  package static func modifier(named name: Substring) -> Modifier? {
    switch name.lowercased() {
    case "ctrl": .control
    case "cmd", "super": .command
    case "option": .alt
    case let other: Modifier(rawValue: other)
    }
  }

  private static func key(named name: String) -> (name: String, keysym: UInt32, text: String)? {
    if let named = namedKeys.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return named
    }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first,
      scalar.value >= 0x20, scalar.value != 0x7F
    else { return nil }
    return (name, scalar.value < 0x100 ? scalar.value : 0x0100_0000 + scalar.value, name)
  }

  /// The name of a key that has one; `nil` for others.
  package static func name(ofKeysym keysym: UInt32) -> String? {
    namedKeys.first { $0.keysym == keysym }?.name
  }

  /// Every key that has a name rather than a character.
  package static let namedKeys: [(name: String, keysym: UInt32, text: String)] = [
    ("Return", 0xFF0D, "\r"), ("Enter", 0xFF8D, "\r"), ("Tab", 0xFF09, "\t"),
    ("Space", 0x20, " "), ("Escape", 0xFF1B, "\u{1B}"), ("BackSpace", 0xFF08, "\u{8}"),
    ("Delete", 0xFFFF, "\u{7F}"), ("Insert", 0xFF63, ""), ("Left", 0xFF51, ""),
    ("Up", 0xFF52, ""), ("Right", 0xFF53, ""), ("Down", 0xFF54, ""), ("Home", 0xFF50, ""),
    ("End", 0xFF57, ""), ("PageUp", 0xFF55, ""), ("PageDown", 0xFF56, ""),
    ("F1", 0xFFBE, ""), ("F2", 0xFFBF, ""), ("F3", 0xFFC0, ""), ("F4", 0xFFC1, ""),
    ("F5", 0xFFC2, ""), ("F6", 0xFFC3, ""), ("F7", 0xFFC4, ""), ("F8", 0xFFC5, ""),
    ("F9", 0xFFC6, ""), ("F10", 0xFFC7, ""), ("F11", 0xFFC8, ""), ("F12", 0xFFC9, ""),
  ]
}
