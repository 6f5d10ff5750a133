import CoreGraphics
import DisplayList

/// The old picture of a transition: what was on screen when it was committed; in memory of its own, as few layers have
/// one.
final class OldPicture {
  /// The identity of the transition's addition that it belongs to.
  let identity: Int
  let items: [DisplayItem]
  /// The map from the layer's plane to the device at that time, without the motion of a transition.
  let plane: Homography

  init(identity: Int, items: [DisplayItem], plane: Homography) {
    (self.identity, self.items, self.plane) = (identity, items, plane)
  }
}

/// A transition as one frame shows it.
struct ShownTransition {
  var effect: TransitionEffect
  /// The fraction of the transition, 0 … 1.
  var part: Double

  /// The map from the layer's plane to the device for its new picture; `plane` is the map at the end.
  func livePlane(_ plane: Homography, _ size: CGSize) -> Homography {
    plane.movedFirst(by: effect.offsetOfNew(at: part, in: size, on: plane))
  }
}

extension CALayer {
  /// Stores the layer's picture on screen for a transition that is being committed.
  ///
  /// Called while the layer still has the values of the frame on screen. A transform layer has no picture of its own,
  /// so nothing is stored, and its transitions are not shown.
  func keepPictureForTransition(in context: LayerContext) {
    for index in animations.running.indices.reversed()
    where animations.running[index].compiled.transition != nil {
      let identity = animations.running[index].identity
      guard !isSpace(with: values.custom), animations.oldPicture?.identity != identity else {
        return
      }
      animations.oldPicture = OldPicture(
        identity: identity,
        items: context.frame.items(of: self),
        plane: context.frame.restPlane(of: self)
      )
      return
    }
  }

  /// The transition as the frame shows it, while one is running.
  var shownTransition: ShownTransition? { animations.shown?.transition }

  /// The transition in a replicator's copy, at a time of the layer's own.
  func echoedTransition(at time: Double) -> ShownTransition? {
    animations.oldPicture == nil ? nil : animations.evaluateTransition(at: time)
  }
}

extension LayerAnimations {
  /// The layer's transition at a time of its own; there is at most one (X4).
  func evaluateTransition(at time: Double) -> ShownTransition? {
    for index in running.indices {
      if let shown = running[index].transition(at: time) { return shown }
    }
    return nil
  }
}

extension RunningAnimation {
  fileprivate func transition(at time: Double) -> ShownTransition? {
    guard isStamped, let effect = compiled.transition, let pass = timing.pass(at: time) else {
      return nil
    }
    let part = effect.part(at: compiled.pace.value(at: pass.progress))
    return part.isFinite ? ShownTransition(effect: effect, part: part) : nil
  }
}
