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
}
