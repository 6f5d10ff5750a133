package import DisplayList

extension CATransform3D {
  /// What it does to the plane z = 0, seen along z.
  package var flattened: Homography {
    Homography(
      Double(m11),
      Double(m12),
      Double(m14),
      Double(m21),
      Double(m22),
      Double(m24),
      Double(m41),
      Double(m42),
      Double(m44)
    )
  }
}
