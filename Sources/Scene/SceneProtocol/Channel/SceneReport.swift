/// The reports from a scene to the window that it is shown in; as JSON `{"opened":{"window":4194305}}`.
package enum SceneReport: Codable, Equatable, Sendable {
  /// The scene has a window, which is not on the screen yet.
  ///
  /// - window: The server's number of the window.
  /// - width, height: The size that the scene asks for, in points.
  /// - device: The phone or tablet that it is laid out for; `nil` for none.
  case opened(window: UInt, width: Int, height: Int, device: Device?)
  /// The first frame is drawn.
  case ready
  /// The answer to a ping.
  case alive
  /// A frame is on the screen; sent a few times a second at most, and in answer to `show`, `pause` and `seek`.
  ///
  /// - time: Seconds since the scene's first frame.
  /// - commands: How many commands the scene had obeyed by then: this tells an answer from an earlier frame.
  case frame(time: Double, commands: Int)
  /// The look, after `look` or after a zoom or pan by the pointer.
  case looks(SceneLook)
  /// Input that the scene got from the user.
  case input(TapeEntry)
  /// The cost of frames.
  case statistics(SceneStatistics)
  /// The scene reads a file, or looks for one: its absolute path.
  case uses(path: String)
  /// The names of the file's previews, and the scene's own; reported before `opened`.
  case previews([String], shown: String)
  /// The requested picture, or the layers, are written; or why not.
  case picture(path: String, problem: String?)
  /// The same for a picture that was requested into an unnamed file.
  case pictureBytes(file: String, problem: String?)
  /// The answer to the inspector's question with a number; reports on a watched layer have the number of its question.
  case inspected(number: Int, InspectionAnswer)
  /// The pointer is at a place of the scene, or has left it (`nil`); sent as `SceneCommand.pointer` asks.
  case pointer(ScenePointer?)
  /// A menu is asked for: the secondary mouse button was pressed where the scene has no use for it.
  ///
  /// - x, y: The place in its window, in pixels.
  /// - pointer: The place in the scene.
  case menu(x: Int, y: Int, pointer: ScenePointer)
  /// The values to keep over a reload, by name, each in JSON.
  case kept([String: String])
  /// Whether keys are typed into a text from now on.
  case takesText(Bool)
  /// The engine warns of something that the scene did.
  ///
  /// - text: The warning.
  /// - time: Seconds since the scene's first frame.
  /// - calls: The addresses of the calls that led there, in the process's memory, the innermost first.
  case warned(text: String, time: Double, calls: [UInt64])
  /// What the tape of the scene's request does.
  case tape(LiveTapeReport)
  /// The scene has no window yet.
  case isWindowless

  /// Whether it is about a tape.
  package var isOfTape: Bool {
    if case .tape = self { true } else { false }
  }
}
