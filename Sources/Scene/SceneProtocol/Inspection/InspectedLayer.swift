/// The values of one layer, and of the view that it belongs to.
package struct InspectedLayer: Codable, Equatable, Sendable {
  /// A property, with its value in the model and on screen.
  package struct Property: Codable, Hashable, Sendable {
    /// Whose property it is.
    package enum Owner: String, Codable, Sendable { case layer, view }

    /// Whose property it is.
    package var owner: Owner
    /// Its name, as in code: `opacity`, `isHidden`.
    package var name: String
    /// The value that code reads.
    package var model: InspectedValue
    /// The value on screen, where that differs: an animation moves it, or the change waits for its commit.
    package var shown: InspectedValue?
    /// Whether the model's value is that of a new layer of the class.
    package var isDefault: Bool
    /// Whether a change animates by itself, only by an explicit animation, or not at all.
    package var animation: Animation
    /// Whether `InspectionRequest.set` takes it.
    package var isEditable: Bool
    /// The words that it can be; empty for a property that is no word of a list.
    package var choices: [String]

    package init(_ owner: Owner, _ name: String, _ model: InspectedValue) {
      (self.owner, self.name, self.model) = (owner, name, model)
      (shown, isDefault, animation, isEditable, choices) = (nil, false, .none, false, [])
    }
  }

  /// Whether and how a property animates.
  package enum Animation: String, Codable, Sendable { case implicit, explicit, none }

  /// Seconds since the scene's first frame.
  package var time: Double
  /// What the tree says of it.
  ///
  /// Its `parent` is the id of its superlayer here; -1 for the window's layer.
  package var node: InspectedTree.Node
  /// Its properties in the order that a reader wants: geometry, looks, the rest; then those of its view.
  package var properties: [Property]
  /// Its geometry on the screen; `nil` before it is on screen.
  package var geometry: InspectedGeometry?

  package init(time: Double, node: InspectedTree.Node, properties: [Property]) {
    (self.time, self.node, self.properties, geometry) = (time, node, properties, nil)
  }

  /// The property of a name.
  package func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}

/// Where a layer is seen, with its animations, in points of the window.
package struct InspectedGeometry: Codable, Equatable, Sendable {
  /// The frame in its superlayer: x, y, width, height.
  package var frame: InspectedValue
  /// The corners of its bounds in the window, from the top left clockwise: x, y of each.
  ///
  /// In perspective, a corner behind the viewer is NaN.
  package var corners: InspectedValue
  /// Its anchor point in the window: x, y.
  package var anchor: InspectedValue
  /// The matrix from its bounds' coordinates to the window's, nine numbers row by row: (x, y, 1) · M, whose third
  /// divides the others.
  package var toWindow: InspectedValue
  /// The presented `transform`, decomposed.
  package var transform: Decomposed

  package init(
    frame: InspectedValue,
    corners: InspectedValue,
    anchor: InspectedValue,
    toWindow: InspectedValue,
    transform: Decomposed
  ) {
    (self.frame, self.corners, self.anchor) = (frame, corners, anchor)
    (self.toWindow, self.transform) = (toWindow, transform)
  }

  /// A transform in parts, as key paths name them.
  package struct Decomposed: Codable, Equatable, Sendable {
    /// Points along x, y and z.
    package var translation: InspectedValue
    /// Factors along x, y and z.
    package var scale: InspectedValue
    /// Radians about x, y and z.
    package var rotation: InspectedValue

    package init(translation: InspectedValue, scale: InspectedValue, rotation: InspectedValue) {
      (self.translation, self.scale, self.rotation) = (translation, scale, rotation)
    }
  }
}
