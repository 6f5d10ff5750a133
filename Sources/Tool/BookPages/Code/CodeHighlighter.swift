/// Code as HTML, with what its words are.
package enum CodeHighlighter {
  /// Highlights code.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - language: Its language as fences name it; another than `swift`, `tape` and `console` stays as it is.
  /// - Returns: HTML, a line for each of the code's.
  package static func html(_ text: String, language: String) -> String {
    switch language {
    case "swift": SwiftColors(text).html
    case "tape": lines(text, tapeLine)
    case "console", "sh", "shell": lines(text, consoleLine)
    default: HTMLText.escaped(text)
    }
  }

  private static func lines(_ text: String, _ highlight: (Substring) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(highlight)
      .joined(separator: "\n")
  }

  private static func consoleLine(_ line: Substring) -> String {
    guard line.hasPrefix("$ ") else { return HTMLText.escaped(String(line)) }
    return HTMLText.span("c", "$ ") + HTMLText.span("k", line.dropFirst(2))
  }

  /// A tape's line: its command, quoted texts, numbers and targets.
  private static func tapeLine(_ line: Substring) -> String {
    let start = line.drop { $0 == " " }
    let indent = String(repeating: " ", count: line.count - start.count)
    guard !start.hasPrefix("#") else { return indent + HTMLText.span("c", start) }
    let command = start.prefix { $0 != " " }
    var html = indent + (command.isEmpty ? "" : HTMLText.span("k", command))
    var rest = start.dropFirst(command.count)
    while let first = rest.first {
      if first == "\"" {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        let whole = rest.prefix(text.count + 2)
        html += HTMLText.span("s", whole)
        rest = rest.dropFirst(whole.count)
      } else if first == " " {
        html += " "
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0 != " " }
        let kind = first.isNumber ? "n" : "#@".contains(first) ? "t" : nil
        html += kind.map { HTMLText.span($0, word) } ?? HTMLText.escaped(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return html
  }
}
