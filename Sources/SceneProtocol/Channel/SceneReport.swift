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
  /// A frame is on the screen; told a few times a second at most, and for each that is stepped to.
  case frame(FrameReport)
  /// It wants another title.
  case title(String)
  /// Input that it was given, as it writes it down for one that is to play it again.
  case input(String)
  /// The picture that was asked for is written, or why not.
  case picture(path: String, problem: String?)
  /// What it wants to keep over a reload, by name, each a value in JSON.
  case kept([String: String])
  /// It has nothing to show, and why; then it ends.
  case failed(String)
}

/// What is known of a frame.
package struct FrameReport: Codable, Equatable, Sendable {
  /// Seconds since the scene's first frame.
  package var time: Double
  /// Frames that were drawn so far.
  package var drawn: Int
  /// What this one took, in milliseconds.
  package var milliseconds: Double
  /// The pixels that changed.
  package var damage: Int

  package init(time: Double, drawn: Int, milliseconds: Double, damage: Int) {
    (self.time, self.drawn) = (time, drawn)
    (self.milliseconds, self.damage) = (milliseconds, damage)
  }
}
