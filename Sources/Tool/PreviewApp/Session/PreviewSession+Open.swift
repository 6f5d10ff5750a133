import Foundation
import SceneProtocol

/// Another file in the same window.
extension PreviewSession {
  /// Opens another scene in place of the current one, which stays visible until the other one has its first frame.
  ///
  /// - Parameter path: The path of the other scene's file.
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
    (other.size, other.device, other.scale) = (request.size, request.device, request.scale)
    (other.isQuiet, other.isVerbose) = (request.isQuiet, request.isVerbose)
    (other.ignoresCache, other.reducesMotion) = (request.ignoresCache, request.reducesMotion)
    other.appearance = request.appearance
    (other.files, other.folder) = (request.files, request.folder)
    turn(to: other)
    play.restart()
    for subject in [PanelMessage.Subject.text, .scene, .drop] { say(nil, of: subject) }
    if request.size == nil { host.ask(for: request.device == nil ? sizes.size : nil) }
    showTitle()
    compile()
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

  /// A file's path in messages: relative to where the command was started.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
