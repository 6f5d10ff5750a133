import SceneProtocol

/// `pegbar compile`: compiles a scene for the window that shows it, and writes a `CompileReport`.
///
/// The window starts it, a process for each save, so that it can be given up for the next; nobody types it.
struct CompileCommand {
  /// What the window calls it by.
  static let name = "compile"

  private let path: String
  private let options: CommonOptions

  /// The command with the arguments after its name: a file, `--no-cache`, `--verbose`, `--quiet`.
  init(_ arguments: [String]) {
    path = arguments.first ?? ""
    options = CommonOptions(
      isQuiet: arguments.contains("--quiet"),
      isVerbose: arguments.contains("--verbose"),
      ignoresCache: arguments.contains("--no-cache")
    )
  }

  /// Does it; throws only what ends the command.
  func run() throws(CommandError) {
    var report = CompileReport()
    let collector = DiagnosticCollector(alsoShows: true)
    let clock = ContinuousClock()
    let start = clock.now
    do throws(CommandError) {
      let file = try SceneFile(reading: path)
      let compiler = try SceneCompiler.standard(options, collector: collector)
      let program = try compiler.program(for: file)
      (report.program, report.isApplication) = (program.path, program.isApplication)
      report.wasKept = program.wasKept
    } catch {
      if case .interrupted = error { throw error }
      collector.diagnostics += error.diagnostics
      report.problem = error.reason
      if let message = error.message { Console.write(message + "\n", to: .error) }
    }
    report.seconds = (clock.now - start) / .seconds(1)
    let lines = FileIO.read(path).map { String(decoding: $0, as: UTF8.self).splitLines } ?? []
    report.diagnostics = collector.diagnostics.map { $0.forReport(lines) }
    Console.write(String(decoding: report.encoded(), as: UTF8.self) + "\n", to: .output)
  }
}

extension Diagnostic {
  fileprivate func forReport(_ lines: [Substring]) -> CompileReport.Diagnostic {
    let index = (line ?? 0) - 1
    return CompileReport.Diagnostic(
      severity: severity,
      message: message,
      file: file,
      line: line,
      column: column,
      sourceLine: lines.indices.contains(index) ? String(lines[index]) : nil
    )
  }
}

extension String {
  fileprivate var splitLines: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false)
  }
}
