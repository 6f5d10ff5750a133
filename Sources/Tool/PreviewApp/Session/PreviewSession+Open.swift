import Foundation
import SceneProtocol

/// Another file in the same window.
extension PreviewSession {
  /// Opens another scene in place of the one that is shown, which stays to be seen until the other has something to
  /// show.
  ///
  /// - Parameter path: Its file.
  func open(_ path: String) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard path != request.absolutePath else { return compile() }
    let shown = Self.shown(path)
    var other = PreviewRequest(
      command: request.command,
      path: shown,
      absolutePath: path,
      shownPath: shown
    )
    (other.size, other.scale) = (request.size, request.scale)
    (other.isQuiet, other.isVerbose) = (request.isQuiet, request.isVerbose)
    (other.ignoresCache, other.reducesMotion) = (request.ignoresCache, request.reducesMotion)
    other.appearance = request.appearance
    (other.files, other.folder) = (request.files, request.folder)
    turn(to: other)
    play.restart()
    for subject in [PanelMessage.Subject.text, .scene, .drop] { say(nil, of: subject) }
    if request.size == nil { host.ask(for: sizes.size) }
    showTitle()
    compile()
  }

  /// Whether a file lies in the same folder as the scene that is shown.
  func isBesideScene(_ path: String) -> Bool {
    Self.realFolder(of: path) == Self.realFolder(of: request.absolutePath)
  }

  /// Where a file is when links are followed: one that is a link lies where that leads.
  private static func realFolder(of path: String) -> String {
    (URL(fileURLWithPath: path).resolvingSymlinksInPath().path as NSString)
      .deletingLastPathComponent
  }

  /// What messages call a file: as one would type it who works where the command was started.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
