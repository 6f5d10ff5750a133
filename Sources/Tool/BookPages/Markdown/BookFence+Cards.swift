/// A line of a list of cards: `PAGE.md | tag, tag | what it shows`.
package struct BookCard: Sendable {
  /// The page, as it is written.
  package let path: String
  /// What it can be chosen by.
  let tags: [String]
  /// What it shows.
  let text: String
  /// The line in the page that has the list, from 1.
  package let line: Int
}

extension BookFence {
  /// The cards of a list; none of another block.
  package var cards: [BookCard] {
    guard language == "cards" else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, row in
        let parts = row.split(separator: "|", maxSplits: 2).map(Self.trimmed)
        guard let path = parts.first, !path.isEmpty else { return nil }
        return BookCard(
          path: path,
          tags: parts.count > 1 ? parts[1].split(separator: ",").map(Self.trimmed) : [],
          text: parts.count > 2 ? parts[2] : "",
          line: line + 1 + index
        )
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
