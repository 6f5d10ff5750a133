import CoreGraphics
import DisplayList

/// The place of a layer in a frame: its superlayer's plane on the device, and what the superlayer applies to its
/// sublayers.
struct LayerPlace: Equatable {
  var plane: Homography
  var matrix: CATransform3D?
  /// The opacity that the superlayer applies to each sublayer separately.
  var opacity = 1.0
  /// Whether y runs up in the superlayer (GE11).
  var isMirrored = false
  var space = Space.none
  /// Whether layers here are moving, so that they are not rounded to device pixels.
  var isMoving = true
  /// Whether this is the place of the root of a drawing, whose coordinates are those of the drawing.
  var isStart = false

  /// Whether layers at this place are sorted by depth.
  enum Space {
    case none
    /// The layers of this place are.
    case here
    /// Those of a layer further up are.
    case above
  }
}

extension LayerPlace {
  /// The place of a layer's mask, if this is the place of its sublayers.
  @MainActor
  func forMask(of values: LayerValues) -> Self {
    .init(
      plane: plane,
      matrix: values.matrixForMask,
      isMirrored: isMirrored,
      space: space == .none ? .none : .above,
      isMoving: isMoving
    )
  }
}

extension LayerValues {
  /// Whether anything of the layer or below it can be seen: it is not hidden, transparent or back-facing.
  @MainActor
  func canBeSeen(in place: LayerPlace) -> Bool {
    !isHidden && opacity > 0 && (isDoubleSided || !facesAway(forSublayers: place.matrix))
  }
}
