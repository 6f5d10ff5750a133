/// Parses the notes in the snippet that the compiler prints below a message.
///
/// ```
///  8 | func g(_ x: Int) {}
///    |      `- note: 'g' previously declared here
/// ```
struct SnippetNotes {
  /// A note and its place in the snippet's file; the column is in bytes, from 1.
  struct Note: Equatable {
    var line: Int
    var column: Int
    var text: String
  }

  /// The notes, from top to bottom.
  private(set) var notes: [Note] = []
  /// The source line above, its number from 1 and its text.
  private var above: (number: Int, text: Substring)?

  /// Parses the lines of a snippet.
  init(in lines: [String]) {
    for line in lines { take(line) }
  }

  private mutating func take(_ line: String) {
    guard let (margin, picture) = line.splitOnce(at: " | ") else { return }
    if let number = Int(margin.filter { $0 != " " }) {
      above = (number, picture[...])
    } else if let above, margin.allSatisfy({ $0 == " " }), let note = Self.note(in: picture) {
      let before = above.text.prefix(note.indent).utf8.count
      notes.append(Note(line: above.number, column: before + 1, text: note.text))
    }
  }

  /// The text of a line with a mark, and the number of characters before the mark.
  private static func note(in picture: String) -> (indent: Int, text: String)? {
    guard let (marks, text) = picture.splitOnce(at: "- note: "), let mark = marks.last,
      "`|".contains(mark), marks.allSatisfy({ " |`".contains($0) })
    else { return nil }
    return (marks.count - 1, text)
  }
}
