import SceneProtocol

/// How words and texts are written so that they are read as the same.
package enum TapeText {
  /// In quotes, with what cannot stand there written in another way.
  package static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  /// A word as it is, where that is one word and no comment; in quotes otherwise.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
    return isPlain && !text.isEmpty && text != "#" ? text : quoted(text)
  }

  /// Modifier keys as they stand in front of a command or a key: `Ctrl+Shift+`.
  static func prefix(_ modifiers: [SceneKey.Modifier]) -> String {
    modifiers.map { modifier in
      switch modifier {
      case .shift: "Shift+"
      case .control: "Ctrl+"
      case .alt: "Alt+"
      case .command: "Cmd+"
      }
    }.joined()
  }

  /// For messages: nothing in it that a terminal takes for an order.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") {
      $0 += $1.properties.generalCategory == .control ? escaped($1) : String($1)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.properties.generalCategory == .control:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
}
