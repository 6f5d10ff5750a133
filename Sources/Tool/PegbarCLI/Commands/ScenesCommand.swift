import SceneProtocol

/// `pegbar scenes`: the names of the file's previews.
struct ScenesCommand: Command {
  static let name = "scenes"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…|FOLDER",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "list the names of the previews in the file, or in the folder",
      usage: "pegbar \(name) FILE.swift…|FOLDER [options]",
      details: [
        "The scene is compiled and asked. With --no-compile its text alone is read: at once, and "
          + "without running it; but names that are made by code are missing then, and previews "
          + "that #if leaves out are not."
      ],
      examples: ["pegbar scenes card.swift", "pegbar scenes --no-compile --json card.swift"],
      ownOptions: [.noCache, .noCompile, .json, .trust]
    )
  }

  /// The file, the folder or the files, as typed.
  private let paths: [String]
  /// Whether the text alone is read, and nothing compiled.
  private let readsTextOnly: Bool

  init(_ reader: CommandReader) throws(CommandError) {
    paths = try reader.scenePaths()
    readsTextOnly = reader.arguments.has(.noCompile)
  }

  /// What is found out about a file.
  private struct Contents {
    var isApplication = false
    var names: [String] = []
    /// The previews in the file's text.
    var previews: [(file: String, line: Int, name: String?)] = []
  }

  /// Prints the names, one a line, or all that is known as one JSON value.
  func run(_ options: CommonOptions) throws(CommandError) {
    if options.isJSON { return try answer(options) }
    let contents = try contents(options, collector: nil)
    if contents.isApplication && !options.isQuiet {
      let path = SceneFile.shown(paths[0])
      Console.write(
        "pegbar: \(path) is an application (@main): a scene without a name\n",
        to: .error
      )
    }
    for name in contents.names { Console.write(name + "\n", to: .output) }
  }

  private func answer(_ options: CommonOptions) throws(CommandError) {
    let collector = DiagnosticCollector()
    var answer = JSONAnswer(Self.name)
    var contents = Contents()
    do throws(CommandError) {
      contents = try self.contents(options, collector: collector)
    } catch {
      if case .interrupted = error { throw error }
      answer = JSONAnswer(Self.name, error: error)
      collector.diagnostics += error.diagnostics
    }
    answer.add("file", .string(SceneFile.shown(paths[0])))
    answer.add("isApplication", .bool(contents.isApplication))
    answer.add("scenes", .array(contents.names.map { ["name": .string($0)] }))
    answer.add(
      "previews",
      .array(
        contents.previews.map {
          ["file": .string($0.file), "line": .number($0.line), "name": JSON($0.name)]
        }
      )
    )
    answer.add("diagnostics", .array(collector.diagnostics.map(\.json)))
    try answer.finish()
  }

  private func contents(
    _ options: CommonOptions,
    collector: DiagnosticCollector?
  ) throws(CommandError) -> Contents {
    let source = try SceneChoice.onlyScene(among: paths, options)
    var contents = Contents(isApplication: source.isApplication)
    contents.previews = source.writtenPreviews
    guard !readsTextOnly else {
      contents.names = source.writtenNames
      return contents
    }
    let program = try SceneCompiler.standard(options, collector: collector).program(for: source)
    // (Not every application could be asked: it need not begin by Pegbar's own main.)
    if !source.isApplication || !source.previews.isEmpty {
      contents.names = try SceneProcess(program: program).previewNames()
    }
    return contents
  }
}
