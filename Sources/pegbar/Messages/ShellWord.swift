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
}
