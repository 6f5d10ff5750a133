/// The rotation modes of keyframe animations as frames tell them apart.
package enum PathRotation: Sendable {
  case along, back

  /// `transform` after the turn (KF10), where the path goes in `direction`, a vector of length 1.
  package func turning(
    _ transform: CATransform3D,
    along direction: SIMD2<Double>
  ) -> CATransform3D {
    transform.turned(to: self == .along ? direction : -direction)
  }
}
