/// Why a view gets no touch at a point.
package enum TouchRefusal: Sendable {
  /// `isUserInteractionEnabled` is false.
  case interactionOff
  /// An animation that does not allow interaction is running.
  case animating
  case hidden
  /// The opacity is below 0.01.
  case transparent
  /// The point is not in its bounds.
  case outside
  /// The point is in its bounds, but `point(inside:with:)` says no.
  case ownAnswer
  /// Its transform has no inverse at the point.
  case notInvertible
}
