import SceneProtocol

/// The problems that a recording has reported, with their places in the book.
struct ClipLog {
  private(set) var problems: [BookProblem] = []

  /// The maximum number of problems reported for one block.
  private static let most = 5

  /// Reads what the command wrote.
  init(_ text: String, _ job: ClipJob, _ status: ExitCode) {
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines where problems.count < Self.most {
      guard let problem = Self.problem(line, job, status) else { continue }
      problems.append(problem)
    }
    if problems.isEmpty {
      let said = lines.last { !$0.hasPrefix(" ") } ?? "it cannot be recorded"
      let reason = said.hasPrefix("pegbar: ") ? String(said.dropFirst("pegbar: ".count)) : said
      problems = [BookProblem(file: job.origin, line: job.line, reason: reason, status: status)]
    }
  }

  /// A line `Card.swift:3:5: error: …`, or `turn.tape:2: …`.
  private static func problem(_ line: String, _ job: ClipJob, _ status: ExitCode) -> BookProblem? {
    guard !line.contains(": warning: "), !line.contains(": note: ") else { return nil }
    for source in job.sources {
      let names = [source.path, source.name] + (source.isWritten ? [] : [source.origin])
      guard let name = names.first(where: { line.hasPrefix($0 + ":") }) else { continue }
      var rest = line.dropFirst(name.count + 1)
      guard let number = number(&rest) else { continue }
      let column = Self.number(&rest)
      var reason = rest.drop { $0 == " " || $0 == ":" }
      if reason.hasPrefix("error: ") { reason = reason.dropFirst("error: ".count) }
      return BookProblem(
        file: source.origin,
        line: max(1, number + source.lineBefore),
        column: column,
        reason: String(reason),
        status: status
      )
    }
    return nil
  }

  /// Takes `12:` from the begin of a text.
  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isNumber }
    guard let value = Int(digits), text.dropFirst(digits.count).first == ":" else { return nil }
    text = text.dropFirst(digits.count + 1)
    return value
  }
}
