/// Words in shell syntax, for commands that are printed to be copied.
enum ShellWord {
  /// The word, in single quotes if the shell would otherwise interpret it.
  static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:,@%".contains($0) }
    guard !plain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Splits a line into words, like a shell but without variables and patterns.
  ///
  /// - Parameter line: The line; it may contain both kinds of quotes and backslashes.
  /// - Returns: The words; `nil` when a quote is not closed.
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let next = rest.popFirst() {
      switch (next, quote) {
      case ("\\", nil), ("\\", "\""):
        guard let escaped = rest.popFirst() else { return nil }
        word = (word ?? "") + String(escaped)
      case (quote, _?): quote = nil
      case ("'", nil), ("\"", nil): (quote, word) = (next, word ?? "")
      case (" ", nil), ("\t", nil):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(next)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
