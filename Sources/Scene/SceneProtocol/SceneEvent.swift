/// One input for a scene at a time of its own clock, as given by `--click`, `--move` and `--key`.
package struct SceneEvent: Codable, Equatable, Sendable {
  /// The kinds of input.
  package enum Action: Codable, Equatable, Sendable {
    /// The left button is pressed and released at a point, in points from the top left.
    case click(x: Double, y: Double)
    /// The pointer moves to a point, in points from the top left.
    case move(x: Double, y: Double)
    /// A key is pressed and released.
    case key(SceneKey)
  }

  /// The time in seconds since the scene's first frame; 0 or later.
  package var time: Double
  /// The input.
  package var action: Action

  /// Makes an event at `time` seconds.
  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// Where the pointer is then, in points from the top left; `nil` for a key.
  package var place: (x: Double, y: Double)? {
    switch action {
    case .click(let x, let y), .move(let x, let y): (x, y)
    case .key: nil
    }
  }
}
