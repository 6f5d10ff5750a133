import SceneProtocol

/// Formats the compiler's output for the user: errors first, paths as they were typed, the scene's lines in place of
/// those of a macro's expansion, and color where it is wanted.
struct DiagnosticsFormatter {
  private let file: SceneFile
  private let isColored: Bool

  /// An error or warning with all lines that belong to it.
  private struct Message {
    var heading: DiagnosticHeading?
    var lines: [String] = []
  }

  /// A formatter of messages about `file`; the default is standard error's own color rule.
  init(file: SceneFile, isColored: Bool = ColorRule.allows(.error)) {
    self.file = file
    self.isColored = isColored
  }

  /// The text to print, and the number of errors in it.
  func format(_ output: [UInt8]) -> (text: String, errors: Int) {
    let (errors, others) = split(output)
    let shown = (errors + others).flatMap(lines).joined(separator: "\n")
    return (withTypedPath(shown), errors.count)
  }

  /// The parsed messages, in the same order as in the text.
  func diagnostics(in output: [UInt8]) -> [Diagnostic] {
    let (errors, others) = split(output)
    return (errors + others).flatMap(diagnostics)
  }

  private func diagnostics(of message: Message) -> [Diagnostic] {
    guard let heading = message.heading else { return [] }
    let own = diagnostic(heading)
    guard heading.placeInScene(file.outline.previewLines) == nil else {
      // The snippet of an expansion has places of its own; its notes concern the whole.
      let notes = notes(in: message.lines).compactMap { $0.splitOnce(at: "note: ")?.after }
      return [own] + notes.map { own.note($0, line: own.line, column: own.column) }
    }
    // Notes about other files have headings of their own, each with a snippet of its file.
    var result = [own]
    var section = (head: own, lines: [String]())
    for line in message.lines {
      if let heading = DiagnosticHeading(line: line, next: "") {
        result += notes(of: section.head, picture: section.lines)
        section = (diagnostic(heading), [])
      } else {
        section.lines.append(line)
      }
    }
    return result + notes(of: section.head, picture: section.lines)
  }

  /// The notes in the snippet below a heading, which contains the heading itself when that is a note.
  private func notes(of head: Diagnostic, picture: [String]) -> [Diagnostic] {
    let notes = SnippetNotes(in: picture).notes
    guard !notes.isEmpty else { return head.severity == "note" ? [head] : [] }
    return notes.map { head.note($0.text, line: $0.line, column: $0.column) }
  }

  private func diagnostic(_ heading: DiagnosticHeading) -> Diagnostic {
    let place = heading.placeInScene(file.outline.previewLines) ?? heading.ownPlace
    return Diagnostic(
      file: place.map { $0.path == file.absolutePath ? file.path : $0.path },
      line: place?.line,
      column: place?.column,
      severity: heading.kind,
      message: heading.text
    )
  }

  private func split(_ output: [UInt8]) -> (errors: [Message], others: [Message]) {
    let messages = split(String(decoding: output, as: UTF8.self))
    return (
      messages.filter { $0.heading?.kind == "error" },
      messages.filter { $0.heading?.kind != "error" }
    )
  }

  /// Splits the output into its messages; notes stay with the error or warning that they explain.
  private func split(_ output: String) -> [Message] {
    var messages: [Message] = []
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let heading = DiagnosticHeading(
        line: line,
        next: index + 1 < lines.count ? lines[index + 1] : ""
      )
      if let heading, heading.kind != "note" {
        messages.append(Message(heading: heading))
      } else {
        if messages.isEmpty { messages.append(Message()) }
        messages[messages.count - 1].lines.append(line)
      }
    }
    return messages
  }

  private func lines(of message: Message) -> [String] {
    guard let heading = message.heading else { return message.lines }
    guard let place = heading.placeInScene(file.outline.previewLines) else {
      return [render(heading, heading.place)] + message.lines
    }
    return [render(heading, "\(place.path):\(place.line):\(place.column): ")]
      + sourceLines(place.line, place.column) + notes(in: message.lines) + [""]
  }

  private func render(_ heading: DiagnosticHeading, _ place: String) -> String {
    guard isColored else { return "\(place)\(heading.kind): \(heading.text)" }
    let color = ["error": "31", "warning": "33"][heading.kind] ?? "36"
    return "\u{1B}[1m\(place)\u{1B}[\(color)m\(heading.kind):\u{1B}[0m "
      + "\u{1B}[1m\(heading.text)\u{1B}[0m"
  }

  /// A line of the scene with a mark under its column, from 1.
  private func sourceLines(_ line: Int, _ column: Int) -> [String] {
    let all = SourcePicture.lines(of: String(decoding: file.bytes, as: UTF8.self))
    guard all.indices.contains(line - 1) else { return [] }
    return SourcePicture(line: line, text: all[line - 1]).lines(markedAt: column)
  }

  /// The notes in the snippet of the expansion: of that snippet only these are about the scene.
  private func notes(in lines: [String]) -> [String] {
    lines.compactMap { line in
      guard let note = line.splitOnce(at: "- note: ")?.after else { return nil }
      return note.hasPrefix("in expansion of macro") ? nil : "note: \(note)"
    }
  }

  private func withTypedPath(_ text: String) -> String {
    text.split(separator: file.absolutePath, omittingEmptySubsequences: false)
      .joined(separator: file.path)
  }
}
