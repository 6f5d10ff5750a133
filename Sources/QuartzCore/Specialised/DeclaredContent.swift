import CoreGraphics

/// What a layer paints by the properties that its class declares: a shape layer's path, a gradient layer's colours.
///
/// A layer makes it from its values once for each change of them, so that one that merely moves paints what it has.
enum DeclaredContent {
  case none
  case shape(ShapeContent)
  case gradient(GradientContent)
  case tiles(TileContent)

  /// How many things it paints on top of each other.
  @MainActor
  var count: Int {
    switch self {
    case .none: 0
    case .shape(let shape): (shape.inside == nil ? 0 : 1) + (shape.line == nil ? 0 : 1)
    case .gradient: 1
    case .tiles(let tiles): tiles.pieces.count
    }
  }

  /// Whether nothing of it leaves the layer's rounded bounds.
  @MainActor
  var staysInBounds: Bool {
    if case .shape = self { count == 0 } else { true }
  }
}

extension CALayer {
  /// What the layer paints by its class's properties where it has `values`.
  @inline(__always)
  func declaredContent(for values: LayerValues) -> DeclaredContent {
    values.custom.isEmpty ? .none : declaredContent(of: values.custom)
  }
}
