/// A scene that was compiled before.
package struct ReadyScene: Codable, Equatable, Sendable {
  package var program: SceneProgram
  /// The hash of the text that this was made of.
  package var textHash: UInt64
  /// It, started.
  package var scene: WaitingScene

  package init(program: SceneProgram, textHash: UInt64, scene: WaitingScene) {
    (self.program, self.textHash, self.scene) = (program, textHash, scene)
  }
}

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
  /// The scene as it is now, started, where it was compiled before.
  package var ready: ReadyScene?
  /// The preview to show; `nil` for the first.
  package var sceneName: String?
  /// The window's content, in points; `nil` for the scene's own choice.
  package var size: SceneRequest.Size?
  /// Pixels per point; `nil` for the desktop's.
  package var scale: Double?
  /// Other scenes to choose from, as they were typed.
  package var files: [String] = []
  /// The folder whose scenes there are to choose from, as it was typed.
  package var folder: String?
  /// Whether the scene is told that the person wants little motion, whatever the desktop says.
  package var reducesMotion = false
  /// Light or dark, whatever the desktop says; `nil` for the desktop's.
  package var appearance: SceneLook.Appearance?
  /// Whether what the person does is drawn over the scene.
  package var showsInput = false
  package var isQuiet = false
  package var isVerbose = false
  package var ignoresCache = false

  package init(command: String, path: String, absolutePath: String, shownPath: String) {
    (self.command, self.path) = (command, path)
    (self.absolutePath, self.shownPath) = (absolutePath, shownPath)
  }
}
