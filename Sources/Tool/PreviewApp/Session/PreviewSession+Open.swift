import Foundation
import SceneProtocol
import TapeLanguage

/// Another file in the same window.
extension PreviewSession {
  /// Opens another scene in place of the current one, which stays visible until the other one has its first frame.
  ///
  /// - Parameters:
  ///   - path: The path of the other scene's file or folder.
  ///   - isFromOutside: Whether a program asks for it, so that it is not one of the user's recent scenes.
  ///   - isAgain: Whether a tape that is open is opened from its beginning, as it names another scene now.
  func open(_ path: String, fromOutside isFromOutside: Bool = false, again isAgain: Bool = false) {
    isOpenedFromOutside = isFromOutside
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard path != request.openedPath || isAgain else { return compile() }
    let tape = path.hasSuffix(".tape") ? LiveTapeFile(reading: path) : nil
    let scene = tape?.scenePaths.first ?? path
    let shown = Self.shown(scene)
    var other = PreviewRequest(
      command: request.command,
      path: shown,
      absolutePath: scene,
      shownPath: shown
    )
    // (A tape's size is for its own scene.)
    if request.tape == nil { (other.size, other.device) = (request.size, request.device) }
    if let tape {
      other.tape = path
      if tape.scenePaths.count > 1 { other.paths = tape.scenePaths }
      let settings = tape.tape.settings
      (other.size, other.device) = (settings.size ?? other.size, settings.device ?? other.device)
      other.sceneName = settings.preview
    }
    other.scale = request.scale
    (other.roundsCorners, other.variants) = (request.roundsCorners, request.variants)
    (other.isQuiet, other.isVerbose) = (request.isQuiet, request.isVerbose)
    (other.ignoresCache, other.reducesMotion) = (request.ignoresCache, request.reducesMotion)
    other.appearance = request.appearance
    (other.files, other.folder) = (request.files, request.folder)
    other.isUndecided = tape == nil && Self.isFolder(path)
    turn(to: other)
    play.restart()
    forgetTicks()
    for subject in [PanelMessage.Subject.text, .scene, .drop, .tape] { say(nil, of: subject) }
    forgetSize()
    showTitle()
    tapeIsOpened()
    compile()
  }

  /// Is about another scene from now on, of which there is nothing yet.
  private func turn(to other: PreviewRequest) {
    endRecording(because: "another scene was opened")
    sizes.turn(to: other)
    request = other
    liveTape = other.tape.map { LiveTapeState(LiveTapeFile(reading: $0)) }
    (previews, firstFile) = ([], nil)
    forgetTuning()
    tuner.drop()
    handle(.turned)
    listen()
  }

  /// Watches the files, and waits for requests about the scene.
  func listen() {
    watchFiles()
    // (A tape that is opened again is asked at the same place: a request on its way is not refused.)
    guard control == nil || listensFor != request.openedPath else { return }
    listensFor = request.openedPath
    let askers = control?.stop() ?? []
    control = ControlSocket(of: request.openedPath) { [unowned self] in onRequest($0, $1) }
    control?.adopt(askers)
  }

  /// Lets the scene that comes choose the window's size, unless the user or its tape has.
  func forgetSize() {
    guard request.size == nil || request.tape != nil, !look.isPresenting else { return }
    look.endReducing()
    host.ask(for: request.size ?? (request.keepsSize ? sizes.size : nil))
  }

  /// Takes it that a folder which was opened has several scenes: the first is shown, and the others are in the list.
  func decide(_ report: CompileReport) {
    guard request.isUndecided, !report.sources.isEmpty else { return }
    var decided = request
    decided.isUndecided = false
    if let lessons = report.lessons, let first = lessons.first {
      let folder = request.absolutePath
      let areInIt = lessons.allSatisfy { ($0 as NSString).deletingLastPathComponent == folder }
      (decided.files, decided.folder) = areInIt ? ([], folder) : (lessons, nil)
      decided.paths = [first]
      (decided.absolutePath, decided.shownPath) = (first, Self.shown(first))
    }
    turn(to: decided)
    showTitle()
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Whether a file is in the same folder as the current scene.
  func isBesideScene(_ path: String) -> Bool {
    let folder = Self.realFolder(of: path)
    // A folder's files are in it, not beside it.
    guard request.sourceFolders.contains(request.absolutePath) else {
      return folder == Self.realFolder(of: request.absolutePath)
    }
    return request.sourceFolders.contains {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == folder
    }
  }

  /// The folder of a file with links resolved.
  private static func realFolder(of path: String) -> String {
    (URL(fileURLWithPath: path).resolvingSymlinksInPath().path as NSString)
      .deletingLastPathComponent
  }
}
