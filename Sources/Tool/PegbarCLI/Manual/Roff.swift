/// Formats text for the manual page, in roff.
enum Roff {
  /// Plain text, which `man` may break into lines.
  static func text(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "…": "..."
      // A bare dash may become a hyphen, which cannot be pasted into a shell.
      case "-": "\\-"
      // Quotes that would become curly ones.
      case "`": "\\(ga"
      case "'": "\\(aq"
      case "~": "\\(ti"
      case "^": "\\(ha"
      default: String(character)
      }
    }
    // A dot or an apostrophe at the beginning of a line would be a request.
    return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + escaped.joined()
  }

  /// Breaks a paragraph into lines that are easy to read in the page's source.
  static func lines(_ paragraph: String) -> [String] {
    Paragraph.lines(paragraph, width: 68).map(text)
  }

  /// Text to be typed as it is.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// A placeholder.
  static func italic(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

  /// A section's heading.
  static func section(_ title: String) -> String { ".SH \(text(title))" }

  /// A paragraph with a tag in front.
  static func tagged(_ tag: String, _ lines: [String]) -> String {
    ([".TP", tag] + lines).joined(separator: "\n")
  }

  /// Preformatted lines.
  static func literal(_ lines: [String]) -> String {
    ([".EX"] + lines.map(text) + [".EE"]).joined(separator: "\n")
  }
}
