import SceneProtocol
import TapeLanguage

/// `pegbar preview`, and `pegbar FILE.swift`: opens the scene, or a tape with its scene, in a window.
struct PreviewCommand: Command {
  static let name = "preview"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "[FILE.swift…|FOLDER|FILE.tape]",
      operandKind: .script,
      takesManyOperands: true,
      summary: "open the scene in a window (the word may be left out)",
      usage: CommandUsage.usual,
      details: [
        "The window stays open: what is saved is shown as soon as its first frame is ready, and a "
          + "compiler error, a crash or a scene that hangs is reported over the last picture. "
          + "Time goes on where it was. The keys are in `pegbar man`.",
        SceneChoice.help,
        "Of several scenes the first is shown; Ctrl+P chooses among them, and among those that were opened before. "
          + "Without any the window asks which one to open, of these and of the lessons.",
        "A tape is played line by line: Space or F4 plays the next line, Backspace goes one back, Return plays the "
          + "rest. --notes, or F2, shows what its Note lines say in a window for the speaker.",
        "FILE may be -: the scene is read from standard input. So it is for shot, check and "
          + "scenes too.",
      ],
      examples: [
        "pegbar card.swift", "pegbar card.swift --scene Flip --size 480x320",
        "pegbar card.swift --device iphone-16 --variants dark,text-sizes",
        "pegbar lecture.tape --notes",
        "pegbar - < card.swift",
      ],
      ownOptions: OptionSpec.ofScenes.union([.variants, .showInput, .notes, .noCache, .trust])
    )
  }

  private let scene: SceneArguments
  /// Whether clicks and keys are drawn over the scene.
  private let showsInput: Bool

  /// Whether the window of the speaker's notes is opened at once.
  private let showsNotes: Bool
  /// Whether the user has named no scene, so that the window asks.
  private let asksForScene: Bool

  init(_ reader: CommandReader) throws(CommandError) {
    asksForScene = reader.operands.isEmpty
    guard !asksForScene || !Self.display.isEmpty else {
      throw .usage("say which scene to open: pegbar FILE.swift")
    }
    let paths = asksForScene ? [try Lessons.folder()] : try reader.scenePaths()
    guard paths.count == 1 || !paths.contains(where: { $0.hasSuffix(RecordScript.ending) }) else {
      throw .usage("one tape at a time, and no other file beside it")
    }
    scene = try SceneArguments(reader, paths: paths)
    showsNotes = reader.arguments.has(.notes)
    showsInput = reader.arguments.has(.showInput)
  }

  private static var display: String { ProcessEnvironment.value("DISPLAY") }

  /// The window compiles it, and again with each save; a file that cannot be a scene does not come that far.
  func run(_ options: CommonOptions) throws(CommandError) {
    if let tape = scene.paths.first, tape.hasSuffix(RecordScript.ending) {
      return try play(tape, options)
    }
    let choice = try SceneChoice(among: scene.paths, options)
    options.log(choice.reason)
    let source: SceneSource
    switch choice.result {
    case .one(let one): source = one
    case .several(let paths): source = try SceneSource(reading: [paths[0]], options)
    }
    try requireDisplay("draw a picture with\n`pegbar shot \(source.path) -o out.png`")
    try checkWrittenName(in: source)
    var request = request(source, options)
    if case .several(let paths) = choice.result {
      // A new lesson of a folder is in the list, too, where they are all in the folder itself.
      let folder = scene.paths.count == 1 ? scene.paths[0] : nil
      let areBeside = Set(paths.map { SceneFile.folder(of: SceneFile.absolute($0)) }).count == 1
      if folder != nil, areBeside { request.folder = folder } else { request.files = paths }
    }
    request.ready = readyScene(source, options)
    try PreviewLibrary.show(request)
  }

  private func requireDisplay(_ other: String) throws(CommandError) {
    guard Self.display.isEmpty else { return }
    throw .unavailable(
      "no display: DISPLAY is not set; run it in a desktop session, or \(other), which needs no display"
    )
  }

  /// Opens a tape's scene; errors in the tape or its scene are reported in the window.
  private func play(_ path: String, _ options: CommonOptions) throws(CommandError) {
    let absolute = SceneFile.absolute(path)
    let text: String
    do throws(TapeFile.Problem) {
      text = try TapeFile.text(of: path)
    } catch {
      throw .noInput(path: path, reason: error.description)
    }
    try requireDisplay("record it with\n`pegbar record \(path)`")
    let reading = TapeReading(text, file: absolute, including: TapeFile.text)
    let settings = reading.tape.settings
    var request = PreviewRequest(
      command: Library.ownFile,
      path: settings.scene.first ?? absolute,
      absolutePath: settings.scene.first ?? absolute,
      shownPath: SceneFile.shown(settings.scene.first ?? absolute)
    )
    if settings.scene.count > 1 { request.paths = settings.scene }
    let shown = settings.scene.map(SceneFile.shown)
    if !shown.isEmpty, let source = try? SceneChoice.onlyScene(among: shown, options) {
      request = self.request(source, options)
      request.ready = readyScene(source, options)
    }
    request.tape = absolute
    complete(&request, options)
    request.size = scene.size ?? settings.size
    request.device = scene.device ?? settings.device
    request.sceneName = scene.name ?? settings.preview
    try PreviewLibrary.show(request)
  }

  private func request(_ source: SceneSource, _ options: CommonOptions) -> PreviewRequest {
    let isInput = source.files[0].isStandardInput
    var request = PreviewRequest(
      command: Library.ownFile,
      path: source.absolutePath,
      absolutePath: source.absolutePath,
      shownPath: source.path
    )
    if !isInput { request.paths = source.typedPaths }
    request.sources = source.allFiles.map(\.absolutePath)
    request.sourceFolders = source.allFolders
    request.settings = source.settingsFiles
    complete(&request, options)
    return request
  }

  /// Adds what the command line says of the window.
  private func complete(_ request: inout PreviewRequest, _ options: CommonOptions) {
    (request.sceneName, request.size, request.scale) = (scene.name, scene.size, scene.scale)
    request.device = scene.device
    (request.roundsCorners, request.variants) = (scene.roundsCorners, scene.variants)
    (request.reducesMotion, request.showsInput) = (scene.reducesMotion, showsInput)
    request.appearance = scene.appearance
    (request.isQuiet, request.isVerbose) = (options.isQuiet, options.isVerbose)
    (request.ignoresCache, request.asksForScene) = (options.ignoresCache, asksForScene)
    request.showsNotes = showsNotes
  }

  /// Starts a scene that has not changed at once; errors in a changed one are reported in the window.
  private func readyScene(_ source: SceneSource, _ options: CommonOptions) -> ReadyScene? {
    guard let program = try? SceneCompiler.standard(options).keptProgram(for: source),
      let scene = try? WaitingScene(starting: program.path)
    else { return nil }
    let texts = source.allFiles.map { ($0.absolutePath, ByteHash.of($0.bytes)) }
    return ReadyScene(
      program: program,
      texts: Dictionary(texts) { first, _ in first },
      scene: scene
    )
  }

  /// Says which names there are when the one asked for is not among them, as far as the scene's text tells, before it
  /// is compiled.
  private func checkWrittenName(in source: SceneSource) throws(CommandError) {
    guard let name = scene.name else { return }
    guard !source.isApplication || !source.previews.isEmpty else {
      throw .usage("\(source.path) is an application (@main): leave out --scene")
    }
    let names =
      source.writtenNames + (source.isApplication ? [SceneRequest.applicationName] : [])
    guard names.contains(name) || source.hasComputedNames else {
      throw .unknownScene(name, in: source.path, among: names)
    }
  }
}
