import Glibc
import SceneProtocol

/// `pegbar preview`, and `pegbar FILE.swift`: opens the scene in a window.
struct PreviewCommand: Command {
  static let name = "preview"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.swift…|FOLDER",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "open the scene in a window (the word may be left out)",
      usage: "pegbar FILE.swift…|FOLDER [options]",
      details: [
        "The window stays open: what is saved is shown as soon as its first frame is ready, and an "
          + "error of the compiler, a crash or a scene that hangs is said over the last picture. "
          + "Time goes on where it was. The keys are in `pegbar man`.",
        "Of several files, or a folder, the first is shown; Ctrl+P chooses among them.",
        "FILE may be -: the scene is read from standard input. So it is for shot, check and "
          + "scenes too.",
      ],
      examples: [
        "pegbar card.swift", "pegbar card.swift --scene Flip --size 480x320",
        "pegbar - < card.swift",
      ],
      ownOptions: OptionSpec.ofScenes.union([.showInput, .noCache]),
      command: Self.self
    )
  }

  private let scene: SceneArguments
  /// Other files to choose from in the window, as typed.
  private let others: [String]
  /// Whether clicks and keys are drawn over the scene.
  private let showsInput: Bool

  init(_ reader: CommandReader) throws(CommandError) {
    scene = try SceneArguments(reader, path: try Self.firstFile(reader))
    others = Array(reader.operands.dropFirst())
    showsInput = reader.arguments.has(.showInput)
  }

  private static func firstFile(_ reader: CommandReader) throws(CommandError) -> String {
    let operands = reader.operands
    guard let file = operands.first else { throw .usage("\(name) needs a file") }
    guard operands.count == 1 || !operands.contains(where: { SceneFolder($0) != nil }) else {
      throw .usage("name one folder, or files: not both")
    }
    guard operands.count == 1 || !operands.contains("-") else {
      throw .usage("standard input is a scene by itself: name - alone")
    }
    return file
  }

  /// The window compiles it, and again with each save; a file that cannot be a scene does not come that far.
  func run(_ options: CommonOptions) throws(CommandError) {
    var scene = scene
    let folder = SceneFolder(scene.path)
    if let folder { scene.path = try folder.firstScene() }
    let display = getenv("DISPLAY").map { String(cString: $0) } ?? ""
    let file = try SceneFile(reading: scene.path)
    guard !display.isEmpty else {
      throw .unavailable(
        "no display: DISPLAY is not set; run it in a desktop session, or draw a picture with\n"
          + "`pegbar shot \(scene.path) -o out.png`, which needs no display"
      )
    }
    try checkWrittenName(of: scene, in: file)
    var request = request(scene, file, options)
    request.folder = folder?.path
    if !others.isEmpty { request.files = [scene.path] + others }
    request.ready = readyScene(file, options)
    try PreviewLibrary.show(request)
  }

  private func request(
    _ scene: SceneArguments,
    _ file: SceneFile,
    _ options: CommonOptions
  ) -> PreviewRequest {
    var request = PreviewRequest(
      command: Library.ownFile,
      path: file.isStandardInput ? file.absolutePath : scene.path,
      absolutePath: file.absolutePath,
      shownPath: scene.shownPath
    )
    (request.sceneName, request.size, request.scale) = (scene.name, scene.size, scene.scale)
    request.device = scene.device
    (request.reducesMotion, request.showsInput) = (scene.reducesMotion, showsInput)
    request.appearance = scene.appearance
    (request.isQuiet, request.isVerbose) = (options.isQuiet, options.isVerbose)
    request.ignoresCache = options.ignoresCache
    return request
  }

  /// A scene that has not changed is started at once; what is wrong with another is said in the window.
  private func readyScene(_ file: SceneFile, _ options: CommonOptions) -> ReadyScene? {
    guard let program = try? SceneCompiler.standard(options).keptProgram(for: file),
      let scene = try? WaitingScene(starting: program.path)
    else { return nil }
    return ReadyScene(program: program, textHash: ByteHash.of(file.bytes), scene: scene)
  }

  /// Says which names there are when the one asked for is not among them, as far as the scene's text tells, before it
  /// is compiled.
  private func checkWrittenName(
    of scene: SceneArguments,
    in file: SceneFile
  ) throws(CommandError) {
    guard let name = scene.name else { return }
    guard !file.outline.isApplication else {
      throw .usage("\(scene.shownPath) is an application (@main): leave out --scene")
    }
    let names = file.outline.writtenNames(defaultName: file.previewName)
    guard names.contains(name) || file.outline.previewNames.contains(.madeByCode) else {
      throw .unknownScene(name, in: scene.shownPath, among: names)
    }
  }
}
