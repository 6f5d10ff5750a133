package import FoundationEssentials

/// The layers that are on screen, each with its own picture: what an exploded view is made of.
package struct InspectedDepth: Codable, Equatable, Sendable {
  /// A layer at its place.
  package struct Layer: Codable, Equatable, Sendable {
    /// The layer's id in the tree.
    package var id: Int
    /// How it is called in texts: `#card`, or its class.
    package var name: String
    /// The number of layers above it.
    package var depth: Int
    /// Its bounds: x, y, width, height.
    package var bounds: InspectedValue
    /// The matrix from its bounds' coordinates to the window's, nine numbers row by row, as `InspectedGeometry` has it.
    package var toWindow: InspectedValue
    /// Whether it is hidden itself.
    package var isHidden: Bool
    /// What it paints itself, without its sublayers, over its bounds: a PNG file; `nil` where it paints nothing, or
    /// where pictures were not wanted.
    package var picture: Data?
    /// Whether it paints anything itself.
    package var paints: Bool

    package init(
      id: Int,
      name: String,
      depth: Int,
      bounds: InspectedValue,
      toWindow: InspectedValue
    ) {
      (self.id, self.name, self.depth) = (id, name, depth)
      (self.bounds, self.toWindow) = (bounds, toWindow)
      (isHidden, paints) = (false, false)
    }
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  /// The window's width and height, in points.
  package var size: InspectedValue
  /// The layers, the one farthest back first.
  package var layers: [Layer] = []
  /// How many more there are, which are left out.
  package var more = 0

  package init(time: Double, width: Double, height: Double) {
    self.time = time
    size = InspectedValue(.size, [width, height])
  }
}
