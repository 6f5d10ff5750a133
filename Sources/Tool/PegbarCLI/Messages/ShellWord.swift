/// Words as a shell reads them, for commands that are shown to be copied.
enum ShellWord {
  /// The word, in single quotes if the shell would otherwise see more in it.
  static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:,@%".contains($0) }
    guard !plain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The words of a line, as a shell takes it apart that finds no variables and patterns in it.
  ///
  /// - Parameter line: What may have quotes of both kinds and backslashes.
  /// - Returns: Its words; `nil` when a quote has no end.
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
