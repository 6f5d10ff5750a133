/// The first line of one of the compiler's messages: `place: kind: text`.
struct DiagnosticHeading {
  /// `file:line:column: `, or empty for a message about no place.
  let place: String
  /// `error`, `warning` or `note`.
  let kind: String
  /// The message's text.
  let text: String
  /// Whether it is about the expansion of a macro, which the snippet below shows in place of the file.
  let isInExpansion: Bool

  /// Parses a line, with the line below it; `nil` when it is no such first line.
  init?(line: String, next: String) {
    guard let first = line.first, !" |`".contains(first) else { return nil }
    for kind in ["error", "warning", "note"] {
      guard let parts = line.splitOnce(at: "\(kind): ") else { continue }
      guard parts.before.isEmpty || parts.before.hasSuffix(": ") else { continue }
      place = parts.before
      self.kind = kind
      text = parts.after
      isInExpansion = next.hasPrefix("`- ") && next.contains(": note: expanded code")
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
  var path: String? { ownPlace?.path }
}

extension String {
  /// The text before and after the first occurrence of `separator`.
  func splitOnce(at separator: String) -> (before: String, after: String)? {
    let parts = split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
