/// Where in a tape's text something stands.
package struct TapePlace: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was asked for.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1, as compilers count.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  package var description: String { "\(file):\(line):\(column)" }

  /// Resolves a path in a tape: relative to the folder of the tape's file, unless it is absolute.
  package func path(_ name: String) -> String {
    // The first `..` removes the file's own name.
    let whole = name.hasPrefix("/") ? name : "\(file)/../\(name)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
