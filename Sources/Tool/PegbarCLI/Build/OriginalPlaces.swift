import SceneProtocol

/// Maps messages about rewritten files to the columns, and the snippets, of the files' own texts.
struct OriginalPlaces {
  private var texts: [String: RewrittenText] = [:]
  /// The file that the current snippet is of; `nil` for a file that was not rewritten.
  private var shown: RewrittenText?
  /// The source line above in the snippet, from 1.
  private var lineAbove: Int?

  /// The places in files that were rewritten in this way.
  init(_ rewritings: [(file: SceneFile, rewriting: SceneRewriting)]) {
    for (file, rewriting) in rewritings {
      texts[file.absolutePath] = RewrittenText(file: file, rewriting: rewriting)
    }
  }

  /// Replaces all places in the scene by the original ones.
  mutating func restore(_ output: String) -> String {
    let lines = SourcePicture.lines(of: output).map(String.init)
    var restored: [String] = []
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      if let heading = DiagnosticHeading(line: line, next: next) {
        restored.append(restore(heading))
      } else {
        restored.append(shown.map { pictureLine(line, of: $0) } ?? line)
      }
    }
    return restored.joined(separator: "\n")
  }

  private mutating func restore(_ heading: DiagnosticHeading) -> String {
    (shown, lineAbove) = (nil, nil)
    let words = "\(heading.kind): \(heading.text)"
    guard let place = heading.ownPlace, let text = texts[place.path] else {
      return heading.place + words
    }
    // (The snippet of an expansion is not of the file.)
    if !heading.isInExpansion { shown = text }
    return heading.place(withColumn: text.column(place.column, line: place.line)) + words
  }

  /// Maps a line of the snippet below a heading: a source line, or marks and texts below one.
  private mutating func pictureLine(_ line: String, of text: RewrittenText) -> String {
    guard let (margin, picture) = line.splitOnce(at: " | ") else { return line }
    if let number = Int(margin.filter { $0 != " " }) {
      lineAbove = number
      return text.oldLine(number, shownAs: picture).map { "\(margin) | \($0)" } ?? line
    }
    guard let lineAbove, text.isEdited(lineAbove), margin.allSatisfy({ $0 == " " }) else {
      return line
    }
    return "\(margin) | \(text.restored(marks: picture, below: lineAbove))"
  }
}

/// A file's text before and after it was rewritten.
private struct RewrittenText {
  private let edits: [Int: [SceneRewriting.Edit]]
  private let oldLines: [Substring]
  private let newLines: [Substring]

  init(file: SceneFile, rewriting: SceneRewriting) {
    edits = Dictionary(grouping: rewriting.edits, by: \.line)
    oldLines = SourcePicture.lines(of: file.text)
    newLines = SourcePicture.lines(of: rewriting.text)
  }

  func isEdited(_ line: Int) -> Bool { edits[line] != nil }

  /// The file's own line where the compiler shows the rewritten one; `nil` where it shows something else.
  func oldLine(_ number: Int, shownAs picture: String) -> Substring? {
    guard oldLines.indices.contains(number - 1), newLines[number - 1] == picture else { return nil }
    return oldLines[number - 1]
  }

  /// Maps a column in the compiler's line to the file's own; both in bytes, from 1.
  ///
  /// A column within a replacement maps to the start of the replaced text.
  func column(_ column: Int, line: Int) -> Int {
    var shift = 0
    for edit in edits[line] ?? [] {
      let start = edit.column + shift
      if column < start { break }
      if column < start + edit.newLength {
        return edit.length == edit.newLength ? column - shift : edit.column
      }
      shift += edit.newLength - edit.length
    }
    return column - shift
  }

  /// Moves marks such as `  |   `- error: …` below their original places.
  func restored(marks: String, below line: Int) -> String {
    let (old, new) = (oldLines[line - 1], newLines[line - 1])
    var restored = ""
    for (indent, character) in marks.enumerated() {
      if character == " " { continue }
      guard "|`".contains(character) else { return restored + marks.dropFirst(indent) }
      let newColumn = new.prefix(indent).utf8.count + 1 + max(0, indent - new.count)
      let bytes = old.utf8.prefix(max(0, column(newColumn, line: line) - 1))
      let place = String(decoding: bytes, as: UTF8.self).count
      // (Two marks may coincide within a replacement.)
      restored += String(repeating: " ", count: max(0, place - restored.count)) + "\(character)"
      if character == "`" { return restored + marks.dropFirst(indent + 1) }
    }
    return restored
  }
}

extension DiagnosticHeading {
  /// The place with another column.
  fileprivate func place(withColumn column: Int) -> String {
    let parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: ":") + ":\(column): "
  }
}
