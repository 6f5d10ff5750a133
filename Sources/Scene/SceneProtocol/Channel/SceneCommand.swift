/// What the window tells a scene that is shown in it; as JSON `{"seek":{"time":1.5}}`.
package enum SceneCommand: Codable, Equatable, Sendable {
  /// Put the window on the screen; time stands still until it is told to go on.
  case show
  /// Let time stand still, at the frame that is seen.
  case pause
  /// Let it go on.
  case play
  /// Seconds of the scene for each of the machine's, 0.01 … 10.
  case speed(factor: Double)
  /// Go on to a time in seconds, which is not past; how time goes on then stays as it is.
  case seek(time: Double)
  /// Input from outside, as if a person gave it now.
  case input(SceneEvent.Action)
  /// Whether keys are the scene's: not while something in the window asks for them.
  case keys(areForScene: Bool)
  /// Whether to tell what frames cost, a few times a second.
  case statistics(areTold: Bool)
  /// Show the scene so; it answers with what came of it.
  case look(SceneLook)
  /// Say that it is not stuck.
  case ping
  /// Write the picture that is seen to a file, as PNG.
  case picture(path: String)
  /// Write the layers to a file, as text; it answers as for a picture.
  case layers(path: String)
  /// Write it into a `NamelessFile` of the window's.
  case pictureBytes(file: String)
  /// Say what the scene wants to keep.
  case keep
  /// End.
  case end
}

extension SceneCommand {
  /// Whether the scene answers with the frame that is seen then.
  package var isAnsweredByFrame: Bool {
    switch self {
    case .show, .pause, .seek: true
    default: false
    }
  }
}
