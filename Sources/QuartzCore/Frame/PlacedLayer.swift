import CoreGraphics

/// How the frame shows a layer that finds itself in a place, before any of it is listed.
///
/// It is made for each layer that is listed: it is small, and its parts are inlined, as copies would be a good part of
/// the work.
@MainActor
struct PlacedLayer {
  /// From the layer's plane to the device, wherever a transition has its picture.
  let plane: Homography
  /// The same for its live picture.
  private let livePlane: Homography
  let transition: ShownTransition?
  /// Whether it leaves its sublayers where they are in space, and shows nothing itself.
  let isSpace: Bool
  /// Whether anything of the live picture or below it can be seen.
  let isVisible: Bool
  /// Whether there are layers in it; asked for once, as each look into a layer's tree is checked.
  let hasSublayers: Bool

  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: The layer's in the frame.
  ///   - place: Where its superlayer puts it.
  @inline(__always)
  init(_ layer: CALayer, _ values: LayerValues, in place: FrameBuilder.Place) {
    isSpace = type(of: layer).isSpace
    transition = layer.shownTransition
    plane = values.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)
    livePlane = transition?.livePlane(plane, values.bounds.size) ?? plane
    isVisible = livePlane.isFinite && values.canBeSeen(in: place)
    hasSublayers = !layer.tree.sublayers.isEmpty
  }

  /// Whether there is anything to list: what is in transition has an old picture all the same.
  var isListed: Bool { isVisible || transition != nil }

  /// The mask that it is seen through.
  func mask(of layer: CALayer) -> CALayer? { isVisible && !isSpace ? layer.maskInUse : nil }

  /// How it is put together with what is behind it; of the same values and in the same place.
  @inline(__always)
  func compositing(
    of layer: CALayer,
    _ values: LayerValues,
    in place: FrameBuilder.Place,
    hasMask: Bool
  ) -> Compositing {
    isSpace
      ? Compositing(ofSpace: values, in: place, plane: livePlane, isMoving: layer.isMovingInFrame)
      : Compositing(
        values,
        layer.declaredContent(for: values),
        in: place,
        hasMask: hasMask,
        hasSublayers: hasSublayers,
        plane: livePlane,
        isMoving: layer.isMovingInFrame
      )
  }
}

extension LayerValues {
  /// Whether anything of the layer or below it can be seen: hidden, clear and turned away it cannot.
  @MainActor
  fileprivate func canBeSeen(in place: FrameBuilder.Place) -> Bool {
    !isHidden && opacity > 0 && (isDoubleSided || !facesAway(forSublayers: place.matrix))
  }
}
