/// The first line of one of the compiler's messages: `place: kind: text`.
struct DiagnosticHeading {
  /// `file:line:column: `, or empty for a message about no place.
  let place: String
  /// `error`, `warning` or `note`.
  let kind: String
  /// The message's text.
  let text: String
  /// The line and column in the expansion of a `#Preview`, and where that `#Preview` ends.
  private let expansion: (line: Int, column: Int, path: String, endLine: Int)?

  /// Parses a line, with the line below it; `nil` when it is no such first line.
  init?(line: String, next: String) {
    guard let first = line.first, !" |`".contains(first) else { return nil }
    for kind in ["error", "warning", "note"] {
      guard let parts = line.splitOnce(at: "\(kind): ") else { continue }
      guard parts.before.isEmpty || parts.before.hasSuffix(": ") else { continue }
      place = parts.before
      self.kind = kind
      text = parts.after
      expansion = Self.expansion(place, next)
      return
    }
    return nil
  }

  /// The parsed place; `nil` when it is not in a file.
  var ownPlace: (path: String, line: Int, column: Int)? {
    let parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts.last ?? "")
    else { return nil }
    return line > 0 ? (parts.dropLast(2).joined(separator: ":"), line, column) : nil
  }

  /// The file that it is about, by its path; `nil` for none.
  var path: String? { expansion?.path ?? ownPlace?.path }

  /// Where a message about an expansion belongs in the scene; `nil` for other messages.
  ///
  /// Line n of an expansion is line n of its `#Preview`; columns are the same except in the first line.
  ///
  /// - Parameter previewLines: The lines with a `#Preview` of a file, by its absolute path.
  /// - Returns: The place.
  func placeInScene(
    _ previewLines: (String) -> [Int]
  ) -> (path: String, line: Int, column: Int)? {
    guard let expansion,
      let start = previewLines(expansion.path).last(where: { $0 <= expansion.endLine })
    else { return nil }
    let line = start + expansion.line - 1
    return (expansion.path, line, line == start ? 1 : expansion.column)
  }

  /// Parses "macro expansion #Preview:9:10: " and, below it, "`- path:11:2: note: expanded code …".
  private static func expansion(
    _ place: String,
    _ next: String
  ) -> (line: Int, column: Int, path: String, endLine: Int)? {
    let numbers = place.splitOnce(at: "macro expansion #Preview:")?.after.split(separator: ":")
    guard let numbers, numbers.count >= 2, let line = Int(numbers[0]), let column = Int(numbers[1]),
      let origin = next.splitOnce(at: "`- ")?.after.splitOnce(at: ": note: expanded code")?.before
    else { return nil }
    let parts = origin.split(separator: ":")
    guard parts.count >= 3, let endLine = Int(parts[parts.count - 2]) else { return nil }
    return (line, column, parts.dropLast(2).joined(separator: ":"), endLine)
  }
}

extension String {
  /// The text before and after the first occurrence of `separator`.
  func splitOnce(at separator: String) -> (before: String, after: String)? {
    let parts = split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
