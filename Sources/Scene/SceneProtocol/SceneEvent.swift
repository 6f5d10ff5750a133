/// One thing to do to a scene at a time on its own clock, as `--click`, `--move` and `--key` say it.
package struct SceneEvent: Codable, Equatable, Sendable {
  /// What is done.
  package enum Action: Codable, Equatable, Sendable {
    /// The left button is pressed and released at a point, in points from the top left.
    case click(x: Double, y: Double)
    /// The pointer moves to a point, in points from the top left.
    case move(x: Double, y: Double)
    /// A key is pressed and released.
    case key(SceneKey)
  }

  /// When, in seconds since the scene's first frame; 0 or later.
  package var time: Double
  /// What is done.
  package var action: Action

  /// Makes an event at `time` seconds.
  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
