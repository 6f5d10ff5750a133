import CoreGraphics

/// What a layer paints because of properties that its class declares, such as a shape layer's path or a gradient's
/// colors.
///
/// It is made from the layer's values once per change of them, so a layer that only moves reuses it.
enum DeclaredContent {
  case none
  case shape(ShapeContent)
  case gradient(GradientContent)
  case tiles(TileContent)
  /// The particles of an emitter at a time of its own, in seconds; `nil` for the frame's time.
  case particles(CAEmitterLayer, at: Double?)

  /// How many things it paints on top of each other.
  @MainActor
  var count: Int {
    switch self {
    case .none: 0
    case .shape(let shape): (shape.inside == nil ? 0 : 1) + (shape.line == nil ? 0 : 1)
    case .gradient: 1
    case .tiles(let tiles): tiles.pieces.count
    // Particles may overlap.
    case .particles: 2
    }
  }

  /// Whether all of it is inside the layer's rounded bounds.
  @MainActor
  var staysInBounds: Bool {
    switch self {
    case .shape: count == 0
    case .particles: false
    case .none, .gradient, .tiles: true
    }
  }
}

extension CALayer {
  /// What the layer paints because of its class's properties, with `values`.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - time: The layer's own time in seconds, for a copy that shows another time than the frame's.
  /// - Returns: `.none` for most layers.
  @inline(__always)
  func declaredContent(for values: LayerValues, at time: Double? = nil) -> DeclaredContent {
    type(of: self).declaresContent ? declaredContent(of: values, at: time) : .none
  }
}
