import CoreGraphics
import DisplayList

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
  /// Whether what is below it is listed as one.
  let listsBelowAsOne: Bool
  /// Whether anything of the live picture or below it can be seen.
  let isVisible: Bool
  /// The layer's own, in a copy that shows another than the frame's.
  private let time: Double?
  /// Whether there are layers in it; asked for once, as each look into a layer's tree is checked.
  let hasSublayers: Bool

  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: The layer's in the frame.
  ///   - place: Where its superlayer puts it.
  ///   - state: In which it is listed.
  ///   - time: The layer's own, for a copy that shows another than the frame's.
  @inline(__always)
  init(
    _ layer: CALayer,
    _ values: LayerValues,
    in place: FrameBuilder.Place,
    _ state: ListedState = .frame,
    at time: Double? = nil
  ) {
    listsBelowAsOne = type(of: layer).listsBelowAsOne
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
    // (To ask a presentation copy for its sublayers makes copies of them.)
    let tree = state.isDrawing ? layer.presentationSource?.model.tree ?? layer.tree : layer.tree
    hasSublayers = !tree.sublayers.isEmpty
  }

  /// Whether there is anything to list: what is in transition has an old picture all the same.
  var isListed: Bool { isVisible || transition != nil }

  /// The mask that it is seen through.
  func mask(of layer: CALayer, _ state: ListedState = .frame) -> CALayer? {
    isVisible && !isSpace ? state.mask(of: layer) : nil
  }

  /// How it is put together with what is behind it; of the same values and in the same place.
  @inline(__always)
  func compositing(
    of layer: CALayer,
    _ values: LayerValues,
    in place: FrameBuilder.Place,
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
        isMoving: isMoving(layer)
      )
  }

  /// Whether it is on its way; a copy at another time than the frame's always may be, if anything moves it.
  private func isMoving(_ layer: CALayer) -> Bool {
    time == nil ? layer.isMovingInFrame : layer.hasEchoes
  }
}

extension LayerValues {
  /// Whether anything of the layer or below it can be seen: hidden, clear and turned away it cannot.
  @MainActor
  func canBeSeen(in place: FrameBuilder.Place) -> Bool {
    !isHidden && opacity > 0 && (isDoubleSided || !facesAway(forSublayers: place.matrix))
  }
}
