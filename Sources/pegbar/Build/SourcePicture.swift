/// A line of the source as the compiler draws it below a message, with a mark.
struct SourcePicture {
  /// The line's number, from 1.
  let line: Int
  /// What is in it.
  let text: Substring

  /// The line, and the one below it with a mark at a column in bytes, from 1.
  func lines(markedAt column: Int) -> [String] {
    let margin = String(repeating: " ", count: "\(line)".count)
    let before = String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let indent = String(repeating: " ", count: before.count)
    return ["\(line) | \(text)", "\(margin) | \(indent)^"]
  }
}
