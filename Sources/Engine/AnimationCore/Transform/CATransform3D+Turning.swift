import CoreGraphics

extension CATransform3D {
  /// A rotation about z that maps the x axis to `direction`, a unit vector, followed by this transform: `Concat(R,
  /// self)` (KF10).
  ///
  /// ```
  ///      |  cos sin  0  0 |
  /// R =  | −sin cos  0  0 |      direction = (cos, sin)
  ///      |   0   0   1  0 |
  ///      |   0   0   0  1 |
  /// ```
  package func turned(to direction: SIMD2<Double>) -> CATransform3D {
    let r = rows
    return CATransform3D(
      rows: direction.x * r.0 + direction.y * r.1,
      direction.x * r.1 - direction.y * r.0,
      r.2,
      r.3
    )
  }
}
