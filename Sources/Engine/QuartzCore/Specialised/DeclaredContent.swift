import CoreGraphics

/// What a layer paints by the properties that its class declares: a shape layer's path, a gradient layer's colors.
///
/// A layer makes it from its values once for each change of them, so that one that merely moves paints what it has.
enum DeclaredContent {
  case none
  case shape(ShapeContent)
  case gradient(GradientContent)
  case tiles(TileContent)
  /// An emitter's at a time of its own, or at the frame's without.
  case particles(CAEmitterLayer, at: Double?)

  /// How many things it paints on top of each other.
  @MainActor
  var count: Int {
    switch self {
    case .none: 0
    case .shape(let shape): (shape.inside == nil ? 0 : 1) + (shape.line == nil ? 0 : 1)
    case .gradient: 1
    case .tiles(let tiles): tiles.pieces.count
    // They may lie on top of each other.
    case .particles: 2
    }
  }

  /// Whether nothing of it leaves the layer's rounded bounds.
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
  /// What the layer paints by its class's properties where it has `values`.
  ///
  /// - Parameters:
  ///   - values: The layer's.
  ///   - time: Its own time, for a copy that shows another than the frame's.
  /// - Returns: Nothing for most layers.
  @inline(__always)
  func declaredContent(for values: LayerValues, at time: Double? = nil) -> DeclaredContent {
    type(of: self).declaresContent ? declaredContent(of: values, at: time) : .none
  }
}
