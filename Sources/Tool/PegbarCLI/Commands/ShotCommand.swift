import SceneProtocol

/// `pegbar shot`: draws one picture of the scene.
struct ShotCommand: Command {
  static let name = "shot"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…|FOLDER",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "draw one exact frame to a PNG; needs no display",
      usage: "pegbar \(name) FILE.swift…|FOLDER -o OUT.png [options]",
      details: [
        "Times are on the scene's own clock, which begins with its first frame: the same command "
          + "draws the same picture, byte for byte.",
        "--inspect draws a layer's outline over the picture ('#card'), and with it trails, hit path (of "
          + "the last --move or --click), cost, or why and a property.",
      ],
      examples: [
        "pegbar shot card.swift --at 250ms -o card.png --scale 2",
        "pegbar shot card.swift --click 40,80@0.1 --key Return@1s --at 1.5 -o pressed.png",
        "pegbar shot card.swift --at 0.2 --inspect '#card trails' -o trails.png",
      ],
      ownOptions: OptionSpec.ofScenes.union([
        .variants, .output, .at, .click, .move, .key, .inspect, .timeout, .noCache, .trust,
      ])
    )
  }

  private let scene: SceneArguments
  /// The file to write; `-` for standard output.
  private let output: String
  /// Seconds since the scene's first frame.
  private let time: Double
  /// Input to play first, in the order of its times.
  private let events: [SceneEvent]
  /// What the inspector draws over the picture; `nil` for nothing.
  private let drawing: InspectorDrawing?
  /// How long the scene may take beyond its own time, in seconds.
  private let patience: Double

  init(_ reader: CommandReader) throws(CommandError) {
    scene = try SceneArguments(reader, paths: try reader.scenePaths())
    guard let output = reader.arguments.value(.output), !output.isEmpty else {
      throw .usage("shot needs a file to write: -o OUT.png")
    }
    guard output == "-" || output.lowercased().hasSuffix(".png") else {
      throw .usage("\"\(output)\" does not end in .png, the one format that shot writes")
    }
    self.output = output
    time = try reader.value(.at, ValueReader.seconds) ?? 0
    events = try Self.events(reader)
    patience = try reader.value(.timeout, ValueReader.patience) ?? SceneProcess.usualPatience
    drawing = try reader.value(.inspect, DrawingWords.drawing)
    if drawing?.part == .hitPath, !events.contains(where: { $0.place != nil && $0.time <= time }) {
      throw .usage("a hit path needs the pointer's place: --move X,Y")
    }
  }

  /// The input that options give, in the order of its times.
  static func events(_ reader: CommandReader) throws(CommandError) -> [SceneEvent] {
    var events: [SceneEvent] = []
    for (id, value) in reader.arguments.options {
      guard let value, let event = try ValueReader.event(id, value) else { continue }
      events.append(event)
    }
    // Sorting by time alone would let two events of one time change places.
    return events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    let source = try SceneChoice.onlyScene(among: scene.paths, options)
    let output = try OutputFile(path: output)
    defer { output.discard() }
    let program = try SceneCompiler.standard(options).program(for: source)
    try program.checkName(scene.name)
    let process = SceneProcess(
      program: program,
      patience: patience,
      foldsCrashes: !options.isVerbose
    )
    try process.draw(request(source, into: output))
    guard output.hasContents else { throw .noPicture(path: source.path) }
    try output.keep()
  }

  private func request(_ source: SceneSource, into output: OutputFile) -> SceneRequest {
    var request = scene.request(.shot, source)
    request.outputPath = output.temporaryPath
    request.time = time
    request.events = events
    request.drawing = drawing
    return request
  }
}
