/// What a preview window answers, a line of JSON, once what it was told is done.
package struct ControlReply: Codable, Equatable, Sendable {
  /// That of the request.
  package var id: Int?
  /// Why it was not done; `nil` when it was.
  package var error: String?
  /// How things are now.
  package var state: ControlState?

  package init(id: Int?, error: String? = nil, state: ControlState? = nil) {
    (self.id, self.error, self.state) = (id, error, state)
  }
}

/// What a preview window shows, and how.
package struct ControlState: Codable, Equatable, Sendable {
  /// The scene's file, from the root.
  package var file = ""
  /// The preview that is shown; `nil` for the first, or for an application.
  package var scene: String?
  /// The previews of the file.
  package var scenes: [String] = []
  /// Seconds since the scene's first frame.
  package var time = 0.0
  /// The number of the frame, of 60 a second.
  package var frame = 0
  package var isPaused = false
  /// Seconds of the scene for each of the machine's.
  package var speed = 1.0
  /// What is played again and again, in seconds: its start and its end; `nil` when nothing is.
  package var loop: [Double]?
  /// What is wrong, as the window says it: a line each; empty when nothing is.
  package var message: [String] = []
  /// Whether a scene is seen that runs.
  package var isRunning = false
  /// Whether what is done to the scene is being written to a tape.
  package var isRecording = false
  /// The X server's number of the window.
  package var window: UInt = 0
  /// The scene's size, in points.
  package var width = 0
  package var height = 0
  /// How often the scene has been shown anew after a save.
  package var reloads = 0
  /// From the last save to its pixels, in seconds; `nil` before the first.
  package var reloadTime: Double?

  package init() {}
}
