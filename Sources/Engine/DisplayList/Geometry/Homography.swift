package import CoreGraphics

/// A projective map of the plane: what is left of a 3-D transform once a layer is flattened.
///
/// ```
///                         | m11 m12 m13 |
/// [x' y' w'] = [x y 1] ·  | m21 m22 m23 |     the point is (x'/w', y'/w')
///                         | m31 m32 m33 |
/// ```
/// Row vectors, as in `CATransform3D`; the third column is the perspective.
package struct Homography: Hashable, Sendable {
  package var m11, m12, m13: Double
  package var m21, m22, m23: Double
  package var m31, m32, m33: Double

  package static let identity = Homography(1, 0, 0, 0, 1, 0, 0, 0, 1)

  package init(
    _ m11: Double,
    _ m12: Double,
    _ m13: Double,
    _ m21: Double,
    _ m22: Double,
    _ m23: Double,
    _ m31: Double,
    _ m32: Double,
    _ m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// A uniform scale about the origin.
  package init(scale: Double) {
    self.init(scale, 0, 0, 0, scale, 0, 0, 0, 1)
  }

  /// A translation by `(x, y)` points.
  package init(translationX x: Double, y: Double) {
    self.init(1, 0, 0, 0, 1, 0, x, y, 1)
  }

  /// Whether every number in it is finite; others map everything to nowhere.
  @inlinable package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite
  }

  /// Whether straight lines stay parallel: no perspective.
  @inlinable package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether it only scales and translates, so that rectangles stay upright rectangles.
  @inlinable package var isAxisAligned: Bool { isAffine && m12 == 0 && m21 == 0 }

  /// `self` first, then `next`.
  package func then(_ next: Homography) -> Homography {
    Homography(
      m11 * next.m11 + m12 * next.m21 + m13 * next.m31,
      m11 * next.m12 + m12 * next.m22 + m13 * next.m32,
      m11 * next.m13 + m12 * next.m23 + m13 * next.m33,
      m21 * next.m11 + m22 * next.m21 + m23 * next.m31,
      m21 * next.m12 + m22 * next.m22 + m23 * next.m32,
      m21 * next.m13 + m22 * next.m23 + m23 * next.m33,
      m31 * next.m11 + m32 * next.m21 + m33 * next.m31,
      m31 * next.m12 + m32 * next.m22 + m33 * next.m32,
      m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    )
  }

  /// The inverse map, or `nil` where the plane is seen edge-on.
  package var inverse: Homography? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, abs(determinant) > 1e-14 else { return nil }
    let d = 1 / determinant
    return Homography(
      c11 * d,
      (m13 * m32 - m12 * m33) * d,
      (m12 * m23 - m13 * m22) * d,
      c12 * d,
      (m11 * m33 - m13 * m31) * d,
      (m13 * m21 - m11 * m23) * d,
      c13 * d,
      (m12 * m31 - m11 * m32) * d,
      (m11 * m22 - m12 * m21) * d
    )
  }

  /// The homogeneous image of a point: divide by `w`, which is not positive behind the eye.
  package func mapHomogeneous(_ p: CGPoint) -> (x: Double, y: Double, w: Double) {
    let (x, y) = (Double(p.x), Double(p.y))
    return (
      x * m11 + y * m21 + m31,
      x * m12 + y * m22 + m32,
      x * m13 + y * m23 + m33
    )
  }

  /// The derivative (Jacobian) of the map at a point whose image is not at infinity; behind the eye it is mirrored.
  package func slopes(at p: CGPoint) -> Slopes {
    let (x, y, w) = mapHomogeneous(p)
    let (u, v) = (x / w, y / w)
    return Slopes(
      acrossX: (m11 - u * m13) / w,
      acrossY: (m12 - v * m13) / w,
      alongX: (m21 - u * m23) / w,
      alongY: (m22 - v * m23) / w
    )
  }

  /// The derivative of a map at a point: where the images of unit steps lie.
  package struct Slopes {
    /// The image of a unit step along x.
    package let acrossX, acrossY: Double
    /// The image of a unit step along y.
    package let alongX, alongY: Double

    /// The area of the image of a unit square.
    package var area: Double { abs(acrossX * alongY - acrossY * alongX) }
    /// The length of the longer of the two images.
    package var longest: Double { max(hypot(acrossX, acrossY), hypot(alongX, alongY)) }
  }

  /// The image of a point, or `nil` when it lies on or behind the eye's plane.
  package func map(_ p: CGPoint) -> CGPoint? {
    let (x, y, w) = mapHomogeneous(p)
    guard w > 1e-12 else { return nil }
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }
}
