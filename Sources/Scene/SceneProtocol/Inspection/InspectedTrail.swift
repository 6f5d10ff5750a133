/// Where a layer is at even steps of time before and after now: the picture of its timing.
///
/// The values are those that its running animations, and those of the layers above it, give at these times.
package struct InspectedTrail: Codable, Equatable, Sendable {
  /// The layer at one time.
  package struct Sample: Codable, Equatable, Sendable {
    /// Seconds since the scene's first frame.
    package var time: Double
    /// Its anchor point in the window: x, y.
    package var anchor: InspectedValue
    /// The corners of its bounds in the window, from the top left clockwise: x, y of each.
    package var corners: InspectedValue
    /// The matrix from its bounds' coordinates to the window's, nine numbers row by row.
    package var toWindow: InspectedValue
    /// Its opacity, 0 … 1.
    package var opacity: InspectedNumber

    package init(
      time: Double,
      anchor: InspectedValue,
      corners: InspectedValue,
      toWindow: InspectedValue,
      opacity: Double
    ) {
      (self.time, self.anchor, self.corners, self.toWindow) = (time, anchor, corners, toWindow)
      self.opacity = InspectedNumber(opacity)
    }
  }

  /// Seconds since the scene's first frame: now.
  package var time: Double
  /// The layer's id in the tree.
  package var layer: Int
  /// How it is called in texts.
  package var name: String
  /// Seconds from one sample to the next; 0 where nothing moves it.
  package var step = 0.0
  /// The samples, the earliest first; only of times at which an animation of it runs.
  package var samples: [Sample] = []
  /// The layer now; `nil` before it is on screen.
  package var now: Sample?
  /// The way of its anchor point, in smaller steps: x, y of each point.
  package var path = InspectedValue(.numbers)

  package init(time: Double, layer: Int, name: String) {
    (self.time, self.layer, self.name) = (time, layer, name)
  }
}
