/// What the window tells a scene that is shown in it; as JSON `{"step":{"frames":1}}`.
package enum SceneCommand: Codable, Equatable, Sendable {
  /// Put the window on the screen: its first frame is ready.
  case show
  /// Let time stand still, at the frame that is seen.
  case pause
  /// Let it go on.
  case play
  /// Seconds of the scene for each of the machine's, 0.01 … 10.
  case speed(factor: Double)
  /// Go on by so many frames of 1/60 s, and pause.
  case step(frames: Int)
  /// Go on to a time in seconds, which must not be past, and stay as paused or playing as it was.
  case seek(time: Double)
  /// How it is looked at.
  case view(ViewSettings)
  /// Say that it is not stuck.
  case ping
  /// Write the picture that is seen to a file, as PNG.
  case picture(path: String)
  /// Input, as if a person had done it.
  case input(SceneEvent.Action)
  /// Say what the scene wants to keep.
  case keep
  /// End.
  case end
}

/// How a scene is looked at; none of it is known to the scene.
package struct ViewSettings: Codable, Equatable, Sendable {
  /// What is seen where the scene draws nothing.
  package enum Background: String, Codable, CaseIterable, Sendable {
    /// White, as the scene's own window is.
    case scene
    case white, black, checkerboard
  }

  /// How much larger than itself it is seen; 1 is a pixel for a pixel.
  package var zoom = 1.0
  /// The scene's point at the window's upper left, in points from its left.
  package var x = 0.0
  /// The same from its top.
  package var y = 0.0
  /// What is seen where it draws nothing.
  package var background = Background.scene
  /// Whether the edges of its pixels are seen, where they are large enough.
  package var showsPixelGrid = false

  package init() {}
}
