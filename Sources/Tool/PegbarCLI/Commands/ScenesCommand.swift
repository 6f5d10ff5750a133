import SceneProtocol

/// `pegbar scenes`: the names of the file's previews.
struct ScenesCommand {
  let listing: Command.Listing
  let options: CommonOptions

  /// What is found out about a file.
  private struct Contents {
    var isApplication = false
    var names: [String] = []
  }

  /// Prints the names, one a line, or all that is known as one JSON value.
  func run() throws(CommandError) {
    if options.isJSON { return try answer() }
    let contents = try contents(collector: nil)
    if contents.isApplication && !options.isQuiet {
      let path = SceneFile.shown(listing.path)
      Console.write("pegbar: \(path) is an application (@main): one scene, no name\n", to: .error)
    }
    for name in contents.names { Console.write(name + "\n", to: .output) }
  }

  private func answer() throws(CommandError) {
    let collector = DiagnosticCollector()
    var answer = JSONAnswer(CommandName.scenes.rawValue)
    var contents = Contents()
    do throws(CommandError) {
      contents = try self.contents(collector: collector)
    } catch {
      if case .interrupted = error { throw error }
      answer = JSONAnswer(CommandName.scenes.rawValue, error: error)
      collector.diagnostics += error.diagnostics
    }
    answer.add("file", .string(SceneFile.shown(listing.path)))
    answer.add("isApplication", .bool(contents.isApplication))
    answer.add("scenes", .array(contents.names.map { ["name": .string($0)] }))
    answer.add("diagnostics", .array(collector.diagnostics.map(\.json)))
    try answer.finish()
  }

  private func contents(collector: DiagnosticCollector?) throws(CommandError) -> Contents {
    let file = try SceneFile(reading: listing.path)
    if file.outline.isApplication {
      if !listing.readsTextOnly { _ = try program(file, collector) }
      return Contents(isApplication: true)
    }
    if listing.readsTextOnly {
      return Contents(names: file.outline.writtenNames(defaultName: file.previewName))
    }
    return Contents(names: try SceneProcess(program: program(file, collector)).previewNames())
  }

  private func program(
    _ file: SceneFile,
    _ collector: DiagnosticCollector?
  ) throws(CommandError) -> SceneProgram {
    try SceneCompiler.standard(options, collector: collector).program(for: file)
  }
}
