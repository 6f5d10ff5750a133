import SceneProtocol

/// `pegbar inspect`: tells what a scene's layers are at a time, what moves them, and why.
struct InspectCommand: Command {
  static let name = "inspect"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…|FOLDER QUESTION",
      operandKind: .scene,
      secondOperandKind: .choice(InspectionWords.names),
      takesManyOperands: true,
      summary: "say what the layers are, what moves them, what is hit and why",
      usage: "pegbar \(name) FILE.swift…|FOLDER QUESTION [options]",
      details: [
        "Questions are " + InspectionWords.forms.joined(separator: ", ")
          + "; without one it is tree.",
        "Layers are named as in tapes: #name for a layer's name, @name for a view's "
          + "accessibilityIdentifier, and of several the first that is visible. The moment is that of "
          + "--at, after the clicks, moves and keys that are given. With --json the answer is one JSON "
          + "value: see Inspector.md.",
      ],
      examples: [
        "pegbar inspect card.swift tree --at 0.5",
        "pegbar inspect card.swift why '#card.opacity' --click 40,80@0.1 --at 0.2",
        "pegbar inspect card.swift hit 120,80 --json",
      ],
      ownOptions: OptionSpec.ofScenes.union([
        .at, .click, .move, .key, .timeout, .noCache, .trust, .json,
      ])
    )
  }

  private let scene: SceneArguments
  private let question: InspectionQuestion
  /// Seconds since the scene's first frame; of a comparison, the first time.
  private let time: Double
  private let events: [SceneEvent]
  /// How long the scene may take beyond its own time, in seconds.
  private let patience: Double

  init(_ reader: CommandReader) throws(CommandError) {
    let (paths, words) = InspectionWords.split(reader.operands)
    let own = CommandReader(
      arguments: reader.arguments,
      spec: reader.spec,
      operands: paths,
      table: reader.table
    )
    scene = try SceneArguments(own, paths: try own.scenePaths())
    events = try ShotCommand.events(reader)
    patience = try reader.value(.timeout, ValueReader.patience) ?? SceneProcess.usualPatience
    let asked = try reader.value(.at, ValueReader.seconds)
    let read = try InspectionWords.question(words)
    if let first = read.from {
      guard asked == nil else { throw .usage("diff has its own times: leave --at out") }
      time = first
    } else {
      time = asked ?? 0
    }
    question = read.question
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    let source = try SceneChoice.onlyScene(among: scene.paths, options)
    let program = try SceneCompiler.standard(options).program(for: source)
    try program.checkName(scene.name)
    let report = try ask(program, source, options)
    if let problem = report.problem {
      throw CommandError.usage(problem, meant: report.meant).about(Self.spec)
    }
    guard options.isJSON else {
      return Console.write(InspectionText(report).text, to: .output)
    }
    var answer = JSONAnswer(Self.name)
    answer.add("file", .string(SceneFile.shown(source.path)))
    for member in InspectionJSON(report).members { answer.members.append(member) }
    try answer.finish()
  }

  private func ask(
    _ program: SceneProgram,
    _ source: SceneSource,
    _ options: CommonOptions
  ) throws(CommandError) -> InspectionReport {
    let file: NamelessFile
    do throws(SystemError) {
      file = try NamelessFile()
    } catch {
      throw .unavailable("there is no room for the answer: \(error.reason)")
    }
    let process = SceneProcess(
      program: program,
      patience: patience,
      foldsCrashes: !options.isVerbose
    )
    try process.draw(request(source, into: file))
    do {
      return try JSONText.decode(from: try file.bytes())
    } catch {
      throw .unavailable("the scene gave no answer that can be read: \(error)")
    }
  }

  private func request(_ source: SceneSource, into file: NamelessFile) -> SceneRequest {
    var request = scene.request(.inspect, source)
    request.inspection = question
    request.outputPath = file.path
    request.time = time
    request.events = events
    return request
  }
}
