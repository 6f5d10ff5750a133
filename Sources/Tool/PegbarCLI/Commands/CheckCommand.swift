import SceneProtocol

/// `pegbar check`: compiles each file; when all were tried, ends with the first error's exit code.
struct CheckCommand: Command {
  static let name = "check"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "compile only",
      usage: "pegbar \(name) FILE.swift… [options]",
      details: [
        "Messages have the form FILE:LINE:COLUMN: error: TEXT, which editors understand; with "
          + "--json they are values. All files are tried; the first error decides the exit code."
      ],
      examples: ["pegbar check Scenes/*.swift", "pegbar check --json card.swift"],
      ownOptions: [.noCache, .json]
    )
  }

  private let paths: [String]

  init(_ reader: CommandReader) throws(CommandError) {
    paths = reader.operands
    guard !paths.isEmpty else { throw .usage("check needs a file") }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw .usage("standard input can be read once: name - once")
    }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    if options.isJSON { return try answer(options) }
    var firstStatus: Int32?
    for path in paths {
      do throws(CommandError) {
        try compile(path, options, collector: nil)
      } catch {
        if case .interrupted = error { throw error }
        if let message = error.message { Console.write(message + "\n", to: .error) }
        firstStatus = firstStatus ?? error.exitStatus
      }
    }
    if let firstStatus { throw .alreadyReported(status: firstStatus) }
  }

  /// The same, as one JSON value.
  private func answer(_ options: CommonOptions) throws(CommandError) {
    var answer = JSONAnswer(Self.name)
    var files: [JSON] = []
    for path in paths {
      let (error, diagnostics) = try outcome(of: path, options)
      if answer.status == ExitCode.success.rawValue, let error { answer.status = error.exitStatus }
      files.append([
        "file": .string(SceneFile.shown(path)),
        "status": .number(Int(error?.exitStatus ?? ExitCode.success.rawValue)),
        "error": error?.json ?? .null,
        "diagnostics": .array(diagnostics.map(\.json)),
      ])
    }
    answer.add("files", .array(files))
    try answer.finish()
  }

  /// How one file fares; throws only what ends the command.
  private func outcome(
    of path: String,
    _ options: CommonOptions
  ) throws(CommandError) -> (error: CommandError?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    do throws(CommandError) {
      try compile(path, options, collector: collector)
      return (nil, collector.diagnostics)
    } catch {
      if case .interrupted = error { throw error }
      return (error, collector.diagnostics + error.diagnostics)
    }
  }

  private func compile(
    _ path: String,
    _ options: CommonOptions,
    collector: DiagnosticCollector?
  ) throws(CommandError) {
    let file = try SceneFile(reading: path)
    _ = try SceneCompiler.standard(options, collector: collector).program(for: file)
  }
}

extension CommandError {
  /// What of the error has a place in the scene, beside the compiler's own messages.
  var diagnostics: [Diagnostic] {
    guard case .nothingToShow(let path, _) = self else { return [] }
    return [Diagnostic(file: path, line: 1, column: 1, severity: "error", message: reason)]
  }
}
