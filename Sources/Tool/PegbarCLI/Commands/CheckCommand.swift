import SceneProtocol

/// `pegbar check`: compiles each file; when all were tried, ends with the first error's exit code.
struct CheckCommand: Command {
  static let name = "check"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…|FOLDER…",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "compile only",
      usage: "pegbar \(name) FILE.swift…|FOLDER… [options]",
      details: [
        "Messages have the form FILE:LINE:COLUMN: error: TEXT, which editors understand; with "
          + "--json they are values. All scenes are tried; the first error decides the exit code.",
        SceneChoice.help,
        "A folder of sources without a scene is compiled as a library.",
      ],
      examples: ["pegbar check Scenes/*.swift", "pegbar check --json card.swift"],
      ownOptions: [.noCache, .json, .trust]
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
    let scenes = try scenes(options)
    if options.isJSON { return try answer(scenes, options) }
    var firstStatus: Int32?
    for paths in scenes {
      do throws(CommandError) {
        try compile(paths, options, collector: nil)
      } catch {
        if case .interrupted = error { throw error }
        if let message = error.message { Console.write(message + "\n", to: .error) }
        firstStatus = firstStatus ?? error.exitStatus
      }
    }
    if let firstStatus { throw .alreadyReported(status: firstStatus) }
  }

  /// The scenes that are named, each by its paths; one that cannot be read is one of them.
  private func scenes(_ options: CommonOptions) throws(CommandError) -> [[String]] {
    func parts(_ paths: [String]) throws(CommandError) -> [[String]]? {
      do throws(CommandError) {
        let choice = try SceneChoice(among: paths, options)
        options.log(choice.reason)
        guard case .several(let scenes) = choice.result else { return [paths] }
        return scenes.map { [$0] }
      } catch {
        if case .interrupted = error { throw error }
        return nil
      }
    }
    if paths.count > 1, !paths.contains("-"), let together = try parts(paths) { return together }
    var scenes: [[String]] = []
    for path in paths {
      scenes += SceneFolder(path) == nil ? [[path]] : try parts([path]) ?? [[path]]
    }
    return scenes
  }

  /// The same, as one JSON value.
  private func answer(_ scenes: [[String]], _ options: CommonOptions) throws(CommandError) {
    var answer = JSONAnswer(Self.name)
    var files: [JSON] = []
    for paths in scenes {
      let (error, diagnostics) = try outcome(of: paths, options)
      if answer.status == ExitCode.success.rawValue, let error { answer.status = error.exitStatus }
      files.append([
        "file": .string(SceneFile.shown(paths[0])),
        "status": .number(Int(error?.exitStatus ?? ExitCode.success.rawValue)),
        "error": error?.json ?? .null,
        "diagnostics": .array(diagnostics.map(\.json)),
        "missing": .array(MissingNames.counted(in: diagnostics).map(\.json)),
      ])
    }
    answer.add("files", .array(files))
    try answer.finish()
  }

  /// How one scene fares; throws only what ends the command.
  private func outcome(
    of paths: [String],
    _ options: CommonOptions
  ) throws(CommandError) -> (error: CommandError?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    do throws(CommandError) {
      try compile(paths, options, collector: collector)
      return (nil, collector.diagnostics)
    } catch {
      if case .interrupted = error { throw error }
      return (error, collector.diagnostics + error.diagnostics)
    }
  }

  private func compile(
    _ paths: [String],
    _ options: CommonOptions,
    collector: DiagnosticCollector?
  ) throws(CommandError) {
    let compiler = try SceneCompiler.standard(options, collector: collector)
    do throws(CommandError) {
      _ = try compiler.program(for: try SceneSource(reading: paths, options))
    } catch {
      // Sources without a scene are a library: it may compile all the same.
      guard case .noScenes(let folder, _) = error,
        let modules = try libraries(in: folder, options), !modules.isEmpty
      else { throw error }
      try compiler.checkLibraries(modules)
    }
  }

  /// The modules in a folder without scenes; `nil` for one without Swift files.
  private func libraries(
    in folder: String,
    _ options: CommonOptions
  ) throws(CommandError) -> [SceneSource]? {
    if SceneSource.hasManifest(folder) {
      return try PackageGraph(of: folder, options).sources()
        .filter { $0.module.target.type != .executable }.map(\.source)
    }
    guard try !SwiftFolder(listing: folder).files.isEmpty else { return nil }
    return try SceneSource.libraries(of: LibraryUse(folder: folder, name: nil), at: folder)
  }
}

extension CommandError {
  /// What of the error has a place in the scene, beside the compiler's own messages.
  var diagnostics: [Diagnostic] {
    guard case .nothingToShow(let path, _) = self else { return [] }
    return [Diagnostic(file: path, line: 1, column: 1, severity: "error", message: reason)]
  }
}
