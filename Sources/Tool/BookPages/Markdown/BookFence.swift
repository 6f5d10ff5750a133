/// A fenced block of a page: code, a scene, a tape, a session in a terminal, or a list of pages.
///
/// The words after the fence are the language, a file's name, words of their own, and a description in quotes:
/// `` ```swift Card.swift still "A blue card" ``.
package struct BookFence: Equatable, Sendable {
  /// The first word: `swift`, `tape`, `console`, `cards`; empty where there is none.
  package var language = ""
  /// The name of the file that the block is; `nil` for code that is only shown.
  package var name: String?
  /// What the clip shows, for those who do not see it; `nil` where the author says nothing.
  package var description: String?
  /// The other words: `still`, `silent`.
  package var words: Set<String> = []
  /// The block's text; it ends with a newline, or is empty.
  package var text = ""
  /// The fence's line in the page, from 1; the text begins on the next.
  package var line = 0
  /// Whether the text is that of the file `name` in the book's folder, and not written on the page.
  package var isIncluded = false
  /// Whether the page ends before the fence does.
  package var isOpen = false

  /// Reads the words after a fence.
  ///
  /// - Parameters:
  ///   - language: The first word.
  ///   - rest: What comes after it.
  ///   - text: The block's text.
  ///   - line: The fence's line, from 1.
  package init(language: String, rest: String, text: String, line: Int) {
    (self.language, self.text, self.line) = (language, text, line)
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count >= 3 { description = String(parts[1]) }
    for word in (parts.first ?? "").split(separator: " ").map(String.init) {
      if word.contains("."), name == nil { name = word } else { words.insert(word) }
    }
  }

  /// Whether it is a scene's file, of which a page may have several versions.
  package var isScene: Bool { language == "swift" && name != nil }
  /// Whether it is played.
  package var isTape: Bool { language == "tape" && !words.contains("silent") }
}
