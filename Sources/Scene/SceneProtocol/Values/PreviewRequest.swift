/// A scene that was compiled before.
package struct ReadyScene: Codable, Equatable, Sendable {
  package var program: SceneProgram
  /// The hashes of the texts that the program was compiled from, by their absolute paths.
  package var texts: [String: UInt64]
  /// The started program.
  package var scene: WaitingScene

  package init(program: SceneProgram, texts: [String: UInt64], scene: WaitingScene) {
    (self.program, self.texts, self.scene) = (program, texts, scene)
  }
}

/// The command's request to the preview window.
package struct PreviewRequest: Codable, Equatable, Sendable {
  /// The path of the command's own file, which compiles scenes for the window.
  package var command: String
  /// The paths for the compiler, as typed: the scene's file or folder, or the files that are one scene.
  package var paths: [String]
  /// The absolute path of the scene's file or folder; of several files that of the first.
  package var absolutePath: String
  /// The absolute paths of the texts to watch, as far as they are known; empty for the file of `absolutePath`.
  package var sources: [String] = []
  /// The absolute paths of the folders to which a new file of the scene may come.
  package var sourceFolders: [String] = []
  /// The absolute paths of the files that say how the scene is compiled, where there are any.
  package var settings: [String] = []
  /// The absolute path of the tape that is played to the scene; `nil` for none.
  package var tape: String?
  /// The scene's path in messages.
  package var shownPath: String
  /// The current version of the scene, started, where it was compiled before.
  package var ready: ReadyScene?
  /// The preview to show; `nil` for the first.
  package var sceneName: String?
  /// The window's content, in points; `nil` for the scene's own choice.
  package var size: SceneRequest.Size?
  /// The phone or tablet that scenes are laid out for; `nil` for none.
  package var device: Device?
  /// Whether the corners of the device's screen are rounded.
  package var roundsCorners = false
  /// The axes along which variants of the preview are shown side by side; empty for the preview alone.
  package var variants: [VariantAxis] = []
  /// Pixels per point; `nil` for the desktop's.
  package var scale: Double?
  /// Other scenes to choose from, as they were typed.
  package var files: [String] = []
  /// The folder of the scenes to choose from, as it was typed.
  package var folder: String?
  /// Whether the user has named no scene, and is asked which one to open.
  package var asksForScene = false
  /// Whether it has still to be decided if a folder is one scene, or several.
  package var isUndecided = false
  /// Whether the scene is notified that the user prefers reduced motion, whatever the desktop's setting.
  package var reducesMotion = false
  /// Light or dark, whatever the desktop's setting; `nil` for the desktop's.
  package var appearance: SceneLook.Appearance?
  /// Whether the user's input is drawn over the scene.
  package var showsInput = false
  /// Whether the window of the speaker's notes is opened at once.
  package var showsNotes = false
  package var isQuiet = false
  package var isVerbose = false
  package var ignoresCache = false

  /// The absolute path of what was opened: the tape, or else the scene.
  package var openedPath: String { tape ?? absolutePath }

  package init(command: String, path: String, absolutePath: String, shownPath: String) {
    (self.command, paths) = (command, [path])
    (self.absolutePath, self.shownPath) = (absolutePath, shownPath)
  }
}
