/// A source line in the form in which the compiler prints it below a message, with a mark.
struct SourcePicture {
  /// The line's number, from 1.
  let line: Int
  /// The line's text.
  let text: Substring

  /// The lines of a text, each without its end; lines from other systems' editors end with two bytes.
  static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// The line, and the one below it with a mark at a column in bytes, from 1.
  func lines(markedAt column: Int) -> [String] {
    let margin = String(repeating: " ", count: "\(line)".count)
    let before = String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let indent = String(repeating: " ", count: before.count)
    return ["\(line) | \(text)", "\(margin) | \(indent)^"]
  }
}
