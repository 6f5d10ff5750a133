/// What a scene that is shown in a window tells it; as JSON `{"opened":{"window":4194305}}`.
package enum SceneReport: Codable, Equatable, Sendable {
  /// The scene has a window, which is not on the screen yet.
  ///
  /// - window: The server's number.
  /// - width, height: What the scene wants, in points.
  case opened(window: UInt, width: Int, height: Int)
  /// The first frame is drawn.
  case ready
  /// The answer to a ping.
  case alive
  /// A frame is on the screen; told a few times a second at most, and in answer to `show`, `pause` and `seek`.
  ///
  /// - time: Seconds since the scene's first frame.
  /// - commands: How many commands the scene had obeyed by then, so that an answer is known from what was under way.
  case frame(time: Double, commands: Int)
  /// How it is looked at: what came of `look`, or what the pointer has made of it.
  case looks(SceneLook)
  /// Input that a person gave it.
  case input(TapeEntry)
  /// What frames have cost.
  case statistics(SceneStatistics)
  /// It reads a file, or looks for one: by its path from the root.
  case uses(path: String)
  /// The names of the file's previews, and which of them it is; told before it is opened.
  case previews([String], shown: String)
  /// The picture that was asked for is written, or the layers, or why not.
  case picture(path: String, problem: String?)
  /// The same of one that was asked for by a file without a name.
  case pictureBytes(file: String, problem: String?)
  /// What it wants to keep over a reload, by name, each a value in JSON.
  case kept([String: String])
  /// What is typed goes into text from now on, or no more.
  case takesText(Bool)
  /// It has no window yet.
  case isWindowless
}
