import Glibc
import SceneProtocol

/// The commands that have to do with a scene, each in its steps.
enum SceneCommands {
  /// Opens the scene in a window.
  ///
  /// The window compiles it, and again with each save; a file that cannot be a scene does not come that far.
  static func preview(
    _ typed: Command.Scene,
    _ options: CommonOptions
  ) throws(CommandError) {
    var scene = typed
    let folder = SceneFolder(typed.path)
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
    var request = PreviewRequest(
      command: Library.ownFile,
      path: file.isStandardInput ? file.absolutePath : scene.path,
      absolutePath: file.absolutePath,
      shownPath: scene.shownPath
    )
    (request.sceneName, request.size, request.scale) = (scene.name, scene.size, scene.scale)
    (request.reducesMotion, request.showsInput) = (scene.reducesMotion, scene.showsInput)
    request.appearance = scene.appearance
    (request.isQuiet, request.isVerbose) = (options.isQuiet, options.isVerbose)
    request.ignoresCache = options.ignoresCache
    request.folder = folder?.path
    if !scene.others.isEmpty { request.files = [scene.path] + scene.others }
    request.ready = readyScene(file, options)
    try PreviewLibrary.show(request)
  }

  /// A scene that has not changed is started at once; what is wrong with another is said in the window.
  private static func readyScene(_ file: SceneFile, _ options: CommonOptions) -> ReadyScene? {
    guard let program = try? SceneCompiler.standard(options).keptProgram(for: file),
      let scene = try? WaitingScene(starting: program.path)
    else { return nil }
    return ReadyScene(program: program, textHash: ByteHash.of(file.bytes), scene: scene)
  }

  /// Draws one picture of the scene.
  static func shoot(
    _ scene: Command.Scene,
    _ shot: Command.Shot,
    _ options: CommonOptions
  ) throws(CommandError) {
    let file = try SceneFile(reading: scene.path)
    let output = try OutputFile(path: shot.output)
    defer { output.discard() }
    let program = try SceneCompiler.standard(options).program(for: file)
    try checkName(scene.name, in: program)
    var request = request(.shot, scene)
    request.outputPath = output.temporaryPath
    request.time = shot.time
    request.events = shot.events
    request.endsWithStandardInput = true
    try SceneProcess(program: program).draw(request)
    guard output.hasContents else { throw .noPicture(path: scene.shownPath) }
    try output.keep()
  }

  /// Says which names there are when the one asked for is not among them.
  static func checkName(_ name: String?, in program: SceneProgram) throws(CommandError) {
    guard let name else { return }
    let path = program.scenePath
    guard !program.isApplication else {
      throw .usage("\(path) is an application (@main): leave out --scene")
    }
    let names = try SceneProcess(program: program).previewNames()
    guard names.contains(name) else { throw .unknownScene(name, in: path, among: names) }
  }

  /// The same as far as the scene's text tells, before it is compiled.
  private static func checkWrittenName(
    of scene: Command.Scene,
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

  private static func request(_ mode: SceneRequest.Mode, _ scene: Command.Scene) -> SceneRequest {
    var request = SceneRequest(
      mode: mode,
      sourcePath: scene.shownPath,
      title: scene.shownPath.split(separator: "/").last.map(String.init) ?? scene.shownPath,
      previewName: scene.name,
      size: scene.size,
      scale: scene.scale
    )
    request.look.reducesMotion = scene.reducesMotion
    request.look.isDark = scene.appearance == .dark
    return request
  }
}
