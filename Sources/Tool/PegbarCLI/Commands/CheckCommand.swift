import SceneProtocol

/// `pegbar check`: compiles each file; when all were tried, ends with the first error's exit code.
struct CheckCommand {
  let paths: [String]
  let options: CommonOptions

  /// Does it.
  func run() throws(CommandError) {
    if options.isJSON { return try answer() }
    var firstStatus: Int32?
    for path in paths {
      do throws(CommandError) {
        try compile(path, collector: nil)
      } catch {
        if case .interrupted = error { throw error }
        if let message = error.message { Console.write(message + "\n", to: .error) }
        firstStatus = firstStatus ?? error.exitStatus
      }
    }
    if let firstStatus { throw .alreadyReported(status: firstStatus) }
  }

  /// The same, as one JSON value.
  private func answer() throws(CommandError) {
    var answer = JSONAnswer(CommandName.check.rawValue)
    var files: [JSON] = []
    for path in paths {
      let (error, diagnostics) = try outcome(of: path)
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
    of path: String
  ) throws(CommandError) -> (error: CommandError?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    do throws(CommandError) {
      try compile(path, collector: collector)
      return (nil, collector.diagnostics)
    } catch {
      if case .interrupted = error { throw error }
      return (error, collector.diagnostics + error.diagnostics)
    }
  }

  private func compile(_ path: String, collector: DiagnosticCollector?) throws(CommandError) {
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
