/// The speaker's notes in a scene's text: `// note: …` in lines of their own.
///
/// Notes belong to the `#Preview` that follows them; in a text without one, to the scene.
struct SceneNotes: Equatable {
  /// A preview of the text, with its notes.
  struct Preview: Equatable {
    /// Its name, as far as it is written there.
    var name: String?
    var note: String?
  }

  private(set) var previews: [Preview] = []
  /// The notes after the last preview, or without any.
  private(set) var rest: String?

  /// Reads a text.
  init(_ text: String) {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if let note = line.wholeMatch(of: /\/\/\s?note:\s*(.*?)\s*/) {
        lines.append(note.1)
      } else if let preview = line.firstMatch(of: /^#Preview\b(?:\s*\(\s*"([^"\\]*)")?/) {
        previews.append(Preview(name: preview.1.map(String.init), note: Self.joined(lines)))
        lines = []
      }
    }
    rest = Self.joined(lines)
  }

  private static func joined(_ lines: [Substring]) -> String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The note of a preview.
  ///
  /// - Parameters:
  ///   - name: Its name; `nil` for an application.
  ///   - index: Its place among the previews of the text; `nil` where that is not known.
  /// - Returns: The note; `nil` for none.
  func note(of name: String?, at index: Int?) -> String? {
    if let name, let named = previews.first(where: { $0.name == name }) { return named.note }
    if let index, previews.indices.contains(index), previews[index].name == nil {
      return previews[index].note
    }
    return previews.isEmpty ? rest : nil
  }
}
