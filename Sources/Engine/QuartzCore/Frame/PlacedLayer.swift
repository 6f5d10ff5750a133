import CoreGraphics
import DisplayList

/// A layer at its place in the frame, before any of it is listed.
///
/// It is made for each layer that is listed. It is small, and its parts are inlined, as copies would be a good part of
/// the work.
@MainActor
struct PlacedLayer {
  /// The map from the layer's plane to device pixels, wherever a transition has its picture.
  let plane: Homography
  /// The map for the live picture in a transition.
  private let livePlane: Homography
  let transition: ShownTransition?
  /// Whether it keeps its sublayers at their places in space, and shows nothing itself.
  let isSpace: Bool
  /// Whether a change below it makes the whole subtree listed again.
  let listsBelowAsOne: Bool
  /// Whether anything of the live picture or below it can be seen.
  let isVisible: Bool
  /// The layer's own time in seconds, in a copy that shows another time than the frame's.
  private let time: Double?
  /// Whether it has sublayers; read once, as each access to a layer's tree is checked.
  let hasSublayers: Bool

  /// - Parameters:
  ///   - layer: The layer to place.
  ///   - values: The layer's values in the frame.
  ///   - place: The place that its superlayer defines.
  ///   - state: The state in which it is listed.
  ///   - time: The layer's own time in seconds, for a copy that shows another time than the frame's.
  @inline(__always)
  init(
    _ layer: CALayer,
    _ values: LayerValues,
    in place: LayerPlace,
    _ state: ListedState = .frame,
    at time: Double? = nil
  ) {
    listsBelowAsOne = type(of: layer).isListedAsOne
    isSpace = listsBelowAsOne && layer.isSpace(with: values.custom)
    self.time = time
    if state.isDrawing {
      transition = nil
    } else if let time {
      transition = layer.echoedTransition(at: time)
    } else {
      transition = layer.shownTransition
    }
    plane = values.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)
    livePlane = transition?.livePlane(plane, values.bounds.size) ?? plane
    isVisible = livePlane.isFinite && values.canBeSeen(in: place)
    // (Reading the sublayers of a presentation copy would make copies of them.)
    let model = state.isDrawing ? layer.presentationSource?.model ?? layer : layer
    hasSublayers = model.hasModelSublayers
  }

  /// Whether there is anything to list; an invisible layer in transition still has an old picture.
  var isListed: Bool { isVisible || transition != nil }

  /// The layer's mask, if it is used.
  func mask(of layer: CALayer, _ state: ListedState = .frame) -> CALayer? {
    isVisible && !isSpace ? state.mask(of: layer) : nil
  }

  /// How the layer is composited; `values` and `place` are the same as in the initializer.
  @inline(__always)
  func compositing(
    of layer: CALayer,
    _ values: LayerValues,
    in place: LayerPlace,
    _ state: ListedState = .frame,
    hasMask: Bool
  ) -> Compositing {
    isSpace
      ? Compositing(ofSpace: values, in: place, plane: livePlane, isMoving: isMoving(layer))
      : Compositing(
        values,
        state.content(of: layer, values, through: livePlane, at: time),
        in: place,
        hasMask: hasMask,
        hasSublayers: hasSublayers,
        plane: livePlane,
        isMoving: isMoving(layer),
        time: time
      )
  }

  /// Whether the layer is moving.
  ///
  /// A copy at another time than the frame's counts as moving if it has animations.
  private func isMoving(_ layer: CALayer) -> Bool {
    time == nil ? layer.isMovingInFrame : layer.hasEchoes
  }
}
