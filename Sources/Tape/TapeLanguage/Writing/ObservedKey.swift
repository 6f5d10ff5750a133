package import SceneProtocol

/// A key that went down, as the keyboard reports it.
package struct ObservedKey: Equatable, Sendable {
  /// The key's X keysym, without modifiers.
  package var keysym: UInt32
  /// The text that it makes with its modifiers; empty for none.
  package var text: String
  package var modifiers: [SceneKey.Modifier]
  /// Whether it is a repetition of a held key.
  package var isRepeat: Bool

  package init(
    keysym: UInt32,
    text: String = "",
    modifiers: [SceneKey.Modifier] = [],
    isRepeat: Bool = false
  ) {
    (self.keysym, self.text) = (keysym, text)
    (self.modifiers, self.isRepeat) = (modifiers, isRepeat)
  }
}

extension ObservedKey {
  /// What a key means in a tape.
  enum Meaning: Equatable {
    /// It writes a character.
    case character(Character)
    case key(SceneKey)
    /// It is held while others are pressed, which contain it as a modifier.
    case modifier
    /// A tape has no name for it.
    case unknown
  }

  var meaning: Meaning {
    if Self.isModifier(keysym) { return .modifier }
    if let character { return .character(character) }
    // Tab with Shift has a keysym of its own on many layouts.
    let keysym = keysym == 0xFE20 ? 0xFF09 : keysym
    guard let name = SceneKey.name(ofKeysym: keysym) ?? Self.character(ofKeysym: keysym) else {
      return .unknown
    }
    let words = Self.order.filter(modifiers.contains).map(\.rawValue) + [name]
    guard let key = SceneKey(parsing: words.joined(separator: "+")), key.keysym == keysym else {
      return .unknown
    }
    return .key(key)
  }

  /// The character that it writes, if it has no other effect.
  private var character: Character? {
    guard modifiers.allSatisfy({ $0 == .shift }), text.count == 1, let character = text.first,
      !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return character
  }

  /// The order in which modifiers are written.
  private static let order: [SceneKey.Modifier] = [.control, .alt, .command, .shift]

  /// Whether it is Shift or another modifier, a lock, a layout switch, a dead key or Compose.
  private static func isModifier(_ keysym: UInt32) -> Bool {
    (0xFFE1...0xFFEE).contains(keysym) || (0xFE01...0xFE13).contains(keysym)
      || (0xFE50...0xFEA4).contains(keysym) || [0xFF7E, 0xFF7F, 0xFF14, 0xFF20].contains(keysym)
  }

  /// The character of a keysym that stands for one.
  private static func character(ofKeysym keysym: UInt32) -> String? {
    let isLatin = (0x20...0x7E).contains(keysym) || (0xA0...0xFF).contains(keysym)
    guard isLatin || keysym > 0x0100_0000 else { return nil }
    return Unicode.Scalar(isLatin ? keysym : keysym - 0x0100_0000).map(String.init)
  }
}
