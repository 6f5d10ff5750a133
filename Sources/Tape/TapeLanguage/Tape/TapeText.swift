import SceneProtocol

/// Formats words and texts so that they are parsed as the same.
package enum TapeText {
  /// A text in quotes, with escape sequences where needed.
  package static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  /// A word as it is, if it is one word and no comment; otherwise in quotes.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
    return isPlain && !text.isEmpty && text != "#" ? text : quoted(text)
  }

  /// Modifier keys in front of a command or a key: `Ctrl+Shift+`.
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

  /// A text for messages, without control characters, which a terminal would interpret.
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
