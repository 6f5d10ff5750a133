import SceneProtocol

/// Maps messages about a rewritten scene to the columns, and the snippets, of the scene's own text.
struct OriginalPlaces {
  private let path: String
  private let previewLines: [Int]
  private let edits: [Int: [SceneRewriting.Edit]]
  private let oldLines: [Substring]
  private let newLines: [Substring]
  /// Whether the current snippet is of the scene.
  private var isSceneShown = false
  /// The source line above in the snippet, from 1.
  private var lineAbove: Int?

  /// The places in a scene that was rewritten in this way.
  init(file: SceneFile, rewriting: SceneRewriting) {
    path = file.absolutePath
    previewLines = file.outline.previewLines
    edits = Dictionary(grouping: rewriting.edits, by: \.line)
    oldLines = SourcePicture.lines(of: String(decoding: file.bytes, as: UTF8.self))
    newLines = SourcePicture.lines(of: rewriting.text)
  }

  /// Maps a column in the compiler's line to the scene's own; both in bytes, from 1.
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

  /// Replaces all places in the scene by the original ones.
  mutating func restore(_ output: String) -> String {
    let lines = SourcePicture.lines(of: output).map(String.init)
    var restored: [String] = []
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      if let heading = DiagnosticHeading(line: line, next: next) {
        restored.append(restore(heading))
      } else {
        restored.append(isSceneShown ? pictureLine(line) : line)
      }
    }
    return restored.joined(separator: "\n")
  }

  private mutating func restore(_ heading: DiagnosticHeading) -> String {
    (isSceneShown, lineAbove) = (false, nil)
    let shown = "\(heading.kind): \(heading.text)"
    if let place = heading.placeInScene(previewLines) {
      // The first line of an expansion has columns of its own, which are not mapped.
      let old = previewLines.contains(place.line) ? nil : column(place.column, line: place.line)
      return old.map { heading.place(withColumn: $0) + shown } ?? heading.place + shown
    }
    guard let place = heading.ownPlace, place.path == path else { return heading.place + shown }
    isSceneShown = true
    return heading.place(withColumn: column(place.column, line: place.line)) + shown
  }

  /// Maps a line of the snippet below a heading: a source line, or marks and texts below one.
  private mutating func pictureLine(_ line: String) -> String {
    guard let (margin, picture) = line.splitOnce(at: " | ") else { return line }
    if let number = Int(margin.filter { $0 != " " }) {
      lineAbove = number
      guard oldLines.indices.contains(number - 1), newLines[number - 1] == picture else {
        return line
      }
      return "\(margin) | \(oldLines[number - 1])"
    }
    guard let lineAbove, edits[lineAbove] != nil, margin.allSatisfy({ $0 == " " }) else {
      return line
    }
    return "\(margin) | \(restored(marks: picture, below: lineAbove))"
  }

  /// Moves marks such as `  |   `- error: …` below their original places.
  private func restored(marks: String, below line: Int) -> String {
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
