import Glibc
import SceneProtocol

/// `pegbar compile`: compiles a scene for the window that shows it, and writes a `CompileReport`.
///
/// The window starts it, one process for each save, so that it can be cancelled by the next; it is not meant for users.
struct CompileCommand {
  /// The name by which the window calls it.
  static let name = "compile"

  private let paths: [String]
  /// Whether a folder may be several scenes, of which the first is compiled.
  private let chooses: Bool
  /// Whether the program that takes the values of literals is built, and a `TunableScene` is written.
  private let isTunable: Bool
  private let options: CommonOptions

  /// The command with the arguments after its name: a file, a folder or the files of one scene, and then
  /// `--no-cache`, `--verbose`, `--quiet`, `--choose`, `--literals`.
  init(_ arguments: [String]) {
    paths = Array(arguments.prefix { !$0.hasPrefix("--") })
    chooses = arguments.contains("--choose")
    isTunable = arguments.contains("--literals")
    options = CommonOptions(
      isQuiet: arguments.contains("--quiet"),
      isVerbose: arguments.contains("--verbose"),
      ignoresCache: arguments.contains("--no-cache"),
      // Whoever opened the window was asked.
      trustsPackages: true
    )
  }

  /// Does it; throws only what ends the command.
  func run() throws(CommandError) {
    if isTunable { return try buildTunable() }
    var report = CompileReport()
    var compiler: SceneCompiler?
    let collector = DiagnosticCollector()
    do throws(CommandError) {
      let source = try source(&report)
      report.sources = source.allFiles.map(\.absolutePath)
      (report.folders, report.firstFile) = (source.allFolders, source.firstFile.absolutePath)
      report.settings = source.settingsFiles + SceneResources(of: source).files
      let standard = try SceneCompiler.standard(options, collector: collector)
      compiler = standard
      report.program = try standard.program(for: source, trimsCache: false)
    } catch {
      if case .interrupted = error { throw error }
      collector.diagnostics += error.diagnostics
      report.problem = error.reason
      if let message = error.message { collector.text += message + "\n" }
    }
    (report.diagnostics, report.text) = (collector.diagnostics, collector.text)
    report.errorLine = report.firstError.flatMap(line)
    let text = (try? JSONText.encode(report)) ?? []
    Console.write(String(decoding: text, as: UTF8.self) + "\n", to: .output)
    // The window waits for the end of this output, and for nothing else.
    close(STDOUT_FILENO)
    compiler?.trimCache()
  }

  /// Writes a `TunableScene`, or `null` where there is none; errors in the scene are reported when it is compiled.
  private func buildTunable() throws(CommandError) {
    // The user waits for other things.
    nice(10)
    let source = try SceneSource(reading: paths, options)
    let compiler = try SceneCompiler.standard(options, collector: DiagnosticCollector())
    let scene = try compiler.tunableScene(of: source)
    Console.write(
      String(decoding: (try? JSONText.encode(scene)) ?? [], as: UTF8.self) + "\n",
      to: .output
    )
  }

  private func source(_ report: inout CompileReport) throws(CommandError) -> SceneSource {
    guard chooses else { return try SceneSource(reading: paths, options) }
    let choice = try SceneChoice(among: paths, options)
    options.log(choice.reason)
    switch choice.result {
    case .one(let source): return source
    case .several(let scenes):
      report.lessons = scenes.map(SceneFile.absolute)
      return try SceneSource(reading: [scenes[0]], options)
    }
  }

  /// The text of the line that a message is about.
  private func line(of diagnostic: Diagnostic) -> String? {
    guard let path = diagnostic.file, let number = diagnostic.line else { return nil }
    let text = FileIO.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
