/// What the command asks of the window that shows a scene while it is worked on.
package struct PreviewRequest: Codable, Equatable, Sendable {
  /// The command's own file, which compiles scenes for the window.
  package var command: String
  /// The scene's file as it is compiled: as typed, if it is a file.
  package var path: String
  /// The same from the root.
  package var absolutePath: String
  /// What the scene is called in messages.
  package var shownPath: String
  /// The program of the scene as it is now, where that was compiled before.
  package var program: String?
  /// The preview to show; `nil` for the first.
  package var sceneName: String?
  /// The window's content, in points; `nil` for the scene's own choice.
  package var size: SceneRequest.Size?
  /// Pixels per point; `nil` for the desktop's.
  package var scale: Double?
  package var isQuiet = false
  package var isVerbose = false
  package var ignoresCache = false

  package init(command: String, path: String, absolutePath: String, shownPath: String) {
    (self.command, self.path) = (command, path)
    (self.absolutePath, self.shownPath) = (absolutePath, shownPath)
  }
}
