import SceneProtocol

/// Whether the user's input to the scene is recorded.
struct InputRecording: Equatable {
  enum State: Equatable {
    case off
    /// The scene is started again for it.
    case comes
    case on
    /// The user has ended it; the last input may still be on its way.
    case ends
  }

  var state = State.off
  /// The scene's size when it began, in points.
  var size: SceneRequest.Size?
  /// The phone or tablet that the scene is laid out for; `nil` for none.
  var device: Device?
  /// Maximum time for the scene to report its last input, in seconds.
  static let patience = 0.1

  /// Whether there is input that has not been written yet.
  var isUnwritten: Bool { state == .on || state == .ends }
}
