/// A preview window's answer, one line of JSON, sent when the request is done.
package struct ControlReply: Codable, Equatable, Sendable {
  /// The identifier of the request.
  package var id: Int?
  /// Why it was not done; `nil` for success.
  package var error: String?
  /// The state of the window afterwards.
  package var state: ControlState?
  /// The answer about the scene; only of `inspect`.
  package var inspection: InspectionReport?

  package init(id: Int?, error: String? = nil, state: ControlState? = nil) {
    (self.id, self.error, self.state) = (id, error, state)
  }
}

/// The state of a preview window.
package struct ControlState: Codable, Equatable, Sendable {
  /// The scene's file, as an absolute path.
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
  /// Seconds of the scene per second of the machine's clock.
  package var speed = 1.0
  /// The repeated interval, in seconds: its start and its end; `nil` for none.
  package var loop: [Double]?
  /// The error message in the window, as lines; empty without one.
  package var message: [String] = []
  /// The words over the scene that were sent by `say`; `nil` for none.
  package var words: String?
  /// Whether a running scene is visible.
  package var isRunning = false
  /// Whether the input of the scene is being written to a tape.
  package var isRecording = false
  /// The X server's number of the window.
  package var window: UInt = 0
  /// The scene's size, in points.
  package var width = 0
  package var height = 0
  /// How many times the scene has been reloaded after a save.
  package var reloads = 0
  /// The time from the last save to its pixels, in seconds; `nil` before the first.
  package var reloadTime: Double?
  /// How many of these changed nothing but literals, and needed no compiler.
  package var literalReloads = 0
  /// The number of literals that a save may change without the compiler; `nil` while that is being prepared, and
  /// where it cannot be.
  package var literals: Int?
  /// The inspector; `nil` while it is closed.
  package var inspector: Inspector?
  /// What the scene has said, as lines with their places.
  package var console: [String] = []
  /// How many of its warnings are new.
  package var newWarnings = 0
  /// What is marked on the line of time: "click 1.25".
  package var ticks: [String] = []
  /// The tape that is played; `nil` for none.
  package var tape: Tape?
  /// What the window of notes shows: the note, what comes next, and the place; `nil` while it is closed.
  package var notes: [String]?

  package init() {}

  /// How far a tape is that is played.
  package struct Tape: Codable, Equatable, Sendable {
    /// The absolute path of its file.
    package var file: String
    /// How many lines have begun.
    package var line: Int
    package var lines: Int
    /// The line that was played last, as the bar says it.
    package var words: String
    /// Whether that line is being played.
    package var isPlaying: Bool
    /// When lines began, in seconds of the scene.
    package var starts: [Double]

    package init(
      file: String,
      line: Int,
      lines: Int,
      words: String,
      isPlaying: Bool,
      starts: [Double]
    ) {
      (self.file, self.line, self.lines, self.words) = (file, line, lines, words)
      (self.isPlaying, self.starts) = (isPlaying, starts)
    }
  }

  /// What an open inspector shows.
  package struct Inspector: Codable, Equatable, Sendable {
    /// The page: `values`, `animations`, `why`, `hitPath`, `depth`, `cost`, `trails` or `tuning`.
    package var page: String
    /// The selected layer as texts call it: `#card`, or its class; `nil` for none.
    package var layer: String?
    /// The selected property; `nil` for none.
    package var property: String?
    /// How many layers the tree has.
    package var layers: Int
    /// Whether keys are the inspector's.
    package var hasKeys: Bool
    /// Whether the next click in the picture selects a layer.
    package var isPicking: Bool
    /// The line of words at its lower edge.
    package var words: String
    /// Whether it is in a window of its own.
    package var isDetached: Bool
    /// What the page shows, in words; first, of `depth`, `cost` and `trails`, how much there is.
    package var lines: [String]

    package init(
      page: String,
      layer: String?,
      property: String?,
      layers: Int,
      hasKeys: Bool,
      isPicking: Bool,
      words: String,
      isDetached: Bool,
      lines: [String]
    ) {
      (self.page, self.layer, self.property, self.layers) = (page, layer, property, layers)
      (self.hasKeys, self.isPicking, self.words) = (hasKeys, isPicking, words)
      (self.isDetached, self.lines) = (isDetached, lines)
    }
  }
}
