import SceneProtocol

/// Formats the compiler's output for the user: errors first, paths as they were typed, the scene's lines in place of
/// those of a macro's expansion, and color where it is wanted.
struct DiagnosticsFormatter {
  private let source: SceneSource
  private let isColored: Bool

  /// An error or warning with all lines that belong to it.
  private struct Message {
    var heading: DiagnosticHeading?
    var lines: [String] = []
  }

  /// A formatter of messages about `source`; the default is standard error's own color rule.
  init(source: SceneSource, isColored: Bool = ColorRule.allows(.error)) {
    self.source = source
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
    guard placeInExpansion(heading) == nil else {
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
    let place = placeInExpansion(heading) ?? heading.ownPlace
    return Diagnostic(
      file: place.map { source.file(at: $0.path)?.path ?? $0.path },
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
    return Self.once(messages)
  }

  /// Each message once: a library's declarations are compiled twice, and what is wrong with them is reported as often.
  private static func once(_ messages: [Message]) -> [Message] {
    var seen: Set<String> = []
    let first = messages.filter { message in
      message.heading.map { seen.insert("\($0.place)\($0.kind): \($0.text)").inserted } ?? true
    }
    let others = first.filter {
      $0.heading?.text.hasPrefix("emit-module command failed with exit code") != true
    }
    return others.contains { $0.heading?.kind == "error" } ? others : first
  }

  private func lines(of message: Message) -> [String] {
    guard let heading = message.heading else { return message.lines }
    guard let place = placeInExpansion(heading) else {
      return [render(heading, heading.place)] + message.lines
    }
    return [render(heading, "\(place.path):\(place.line):\(place.column): ")]
      + sourceLines(place) + notes(in: message.lines) + [""]
  }

  private func render(_ heading: DiagnosticHeading, _ place: String) -> String {
    guard isColored else { return "\(place)\(heading.kind): \(heading.text)" }
    let color = ["error": "31", "warning": "33"][heading.kind] ?? "36"
    return "\u{1B}[1m\(place)\u{1B}[\(color)m\(heading.kind):\u{1B}[0m "
      + "\u{1B}[1m\(heading.text)\u{1B}[0m"
  }

  /// The place in the scene's file of a message about a `#Preview`'s expansion; `nil` for other messages.
  private func placeInExpansion(
    _ heading: DiagnosticHeading
  ) -> (path: String, line: Int, column: Int)? {
    guard heading.isInExpansion, var place = heading.ownPlace,
      let text = source.file(at: place.path)?.text
    else { return nil }
    // (Columns of a body in a file's first line are those of the expansion: `BodyStart`.)
    let first = SourcePicture.lines(of: text).first?.utf8.count ?? 0
    if place.line == 1, place.column > first { place.column = 1 }
    return place
  }

  /// A line of the scene with a mark under its column, from 1.
  private func sourceLines(_ place: (path: String, line: Int, column: Int)) -> [String] {
    let all = SourcePicture.lines(of: source.file(at: place.path)?.text ?? "")
    guard all.indices.contains(place.line - 1) else { return [] }
    return SourcePicture(line: place.line, text: all[place.line - 1]).lines(markedAt: place.column)
  }

  /// The notes in the snippet of the expansion: of that snippet only these are about the scene.
  private func notes(in lines: [String]) -> [String] {
    lines.compactMap { line in
      guard let note = line.splitOnce(at: "- note: ")?.after else { return nil }
      return note.hasPrefix("in expansion of macro") ? nil : "note: \(note)"
    }
  }

  private func withTypedPath(_ text: String) -> String {
    source.files.reduce(text) { text, file in
      guard file.path != file.absolutePath, text.contains(file.absolutePath) else { return text }
      return text.split(separator: file.absolutePath, omittingEmptySubsequences: false)
        .joined(separator: file.path)
    }
  }

  /// The warnings in some output, as text, by the paths of the files that they are about.
  func warnings(in output: [UInt8]) -> [String: String] {
    var texts: [String: String] = [:]
    for message in split(String(decoding: output, as: UTF8.self)) {
      guard let heading = message.heading, heading.kind == "warning", let path = heading.path
      else { continue }
      let lines = ["\(heading.place)\(heading.kind): \(heading.text)"] + message.lines
      texts[path, default: ""] += lines.joined(separator: "\n") + "\n"
    }
    return texts
  }
}
