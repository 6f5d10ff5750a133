/// What a scene does with the pointer while it is inspected.
package enum PointerUse: String, Codable, Sendable {
  /// It is the scene's, and is not reported.
  case scene
  /// It is the scene's, and its place is reported to the window.
  case isReported
  /// It picks layers: the scene does not get it.
  case picks
  /// The next press closes a list of the window.
  ///
  /// The scene does not get it; it is reported, and from then on the pointer is the scene's again.
  case closes
}

/// Where the pointer is over a scene.
package struct ScenePointer: Codable, Equatable, Sendable {
  /// The place in the scene's window, in points.
  package var x, y: Double
  /// Whether the left button has gone down there.
  package var isPressed: Bool

  package init(x: Double, y: Double, isPressed: Bool) {
    (self.x, self.y, self.isPressed) = (x, y, isPressed)
  }
}
