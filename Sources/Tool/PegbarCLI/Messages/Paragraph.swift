/// Breaks text into lines.
enum Paragraph {
  /// Breaks a paragraph at spaces, so that no line has more than `width` characters unless one word has.
  ///
  /// - Parameters:
  ///   - text: The paragraph.
  ///   - width: Maximum number of characters in a line.
  /// - Returns: The lines.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
