/// The characters that HTML has names for.
package enum HTMLText {
  /// Text as it is written in HTML, in attributes too.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Text in a `span`.
  ///
  /// - Parameters:
  ///   - kind: Its class: `k` for keywords.
  ///   - text: The text, without escapes.
  /// - Returns: The element.
  static func span(_ kind: String, _ text: some StringProtocol) -> String {
    "<span class=\"\(kind)\">\(escaped(String(text)))</span>"
  }

  /// What escaped text says, for the names that `escaped` and the Markdown parser write.
  package static func plain(_ html: String) -> String {
    guard html.contains("&") else { return html }
    var result = ""
    var rest = html[...]
    while let and = rest.firstIndex(of: "&") {
      result += rest[..<and]
      rest = rest[and...]
      if let (name, character) = names.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(name.count)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static let names = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&#39;", "'"),
  ]
}
