import CoreGraphics

/// A decomposed transform: scale and shear first, then rotation, translation and perspective.
///
/// Interpolation works on it (B9), and the key paths `transform.rotation.x`, `transform.scale` … read and replace its
/// parts (KP1). The method is the usual one for 4×4 matrices (Thomas, "Decomposing a Matrix into Simple
/// Transformations", Graphics Gems II), in row-vector form.
package struct DecomposedTransform {
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of xy, xz and yz.
  package var shear = SIMD3<Double>(0, 0, 0)
  package var rotation = Quaternion.identity
  package var translation = SIMD3<Double>(0, 0, 0)
  /// The fourth column: (0, 0, 0, 1) without perspective.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// The decomposition of the identity.
  package init() {}

  /// The scale factors that are negative for a reflection, as a reflection is not a rotation.
  ///
  /// For a matrix that is not a reflection both cases are the same.
  package enum MirrorSign: Sendable {
    /// All three, whatever the axis. Two reflections then differ by a rotation, and nothing shrinks in an interpolation
    /// between them.
    case allFactors
    /// The one whose axis points away from that of the identity, so that a flip along an axis is that axis' own factor
    /// without a rotation; if several do equally, the later axis.
    case nearestFactor
  }

  /// `nil` if the matrix is not finite, has coplanar rows that are not zero, or has a perspective that cannot be
  /// separated.
  ///
  /// A row of zeros (a scale of 0) gets the axis that it would have had, so that an interpolation from scale 0 works.
  package init?(_ transform: CATransform3D, mirror: MirrorSign) {
    guard transform.isFinite, transform.m44 != 0 else { return nil }
    var m = transform.rows
    let w = m.3.w
    (m.0, m.1, m.2, m.3) = (m.0 / w, m.1 / w, m.2 / w, m.3 / w)
    let fourth = SIMD4(m.0.w, m.1.w, m.2.w, m.3.w)
    if fourth != SIMD4(0, 0, 0, 1) {
      var affine = CATransform3D(rows: m.0, m.1, m.2, m.3)
      (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
      guard let inverse = affine.inverse else { return nil }
      // transform = affine · P, where P is the identity except for its fourth column, which is then inverse · fourth.
      let i = inverse.rows
      perspective = SIMD4(
        (i.0 * fourth).sum(),
        (i.1 * fourth).sum(),
        (i.2 * fourth).sum(),
        (i.3 * fourth).sum()
      )
    }
    translation = SIMD3(m.3.x, m.3.y, m.3.z)
    let isApart = takeApart(
      SIMD3(m.0.x, m.0.y, m.0.z),
      SIMD3(m.1.x, m.1.y, m.1.z),
      SIMD3(m.2.x, m.2.y, m.2.z),
      mirror
    )
    guard isApart else { return nil }
  }

  /// The matrix composed of these parts.
  package var matrix: CATransform3D {
    let r = rotation.rows
    let x = scale.x * r.0
    let y = scale.y * (r.1 + shear.x * r.0)
    let z = scale.z * (r.2 + shear.y * r.0 + shear.z * r.1)
    let affine = CATransform3D(
      rows: SIMD4(x, 0),
      SIMD4(y, 0),
      SIMD4(z, 0),
      SIMD4(translation, 1)
    )
    guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
    let rows = affine.rows
    func withColumn(_ row: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(row.x, row.y, row.z, (row * perspective).sum())
    }
    return CATransform3D(
      rows: withColumn(rows.0),
      withColumn(rows.1),
      withColumn(rows.2),
      withColumn(rows.3)
    )
  }

  /// Gram–Schmidt orthogonalization of the three rows.
  ///
  /// A row of zeros is left out: its axis is computed afterwards. Coplanar rows that are not zero cannot be separated.
  /// - Returns: Whether the rows can be decomposed.
  private mutating func takeApart(
    _ first: SIMD3<Double>,
    _ second: SIMD3<Double>,
    _ third: SIMD3<Double>,
    _ mirror: MirrorSign
  ) -> Bool {
    var (x, y, z) = (first, second, third)
    scale.x = x.length
    x = scale.x > 0 ? x / scale.x : .zero

    let xy = dot(x, y)
    y -= xy * x
    scale.y = y.length
    guard scale.y > 1e-12 * second.length || second.length == 0 else { return false }
    y = scale.y > 0 ? y / scale.y : .zero
    shear.x = scale.y > 0 ? xy / scale.y : 0

    let (xz, yz) = (dot(x, z), dot(y, z))
    z -= xz * x + yz * y
    scale.z = z.length
    guard scale.z > 1e-12 * third.length || third.length == 0 else { return false }
    z = scale.z > 0 ? z / scale.z : .zero
    (shear.y, shear.z) = scale.z > 0 ? (xz / scale.z, yz / scale.z) : (0, 0)

    completeAxes(&x, &y, &z)
    if dot(x, cross(y, z)) < 0 {
      switch mirror {
      case .allFactors: (scale, x, y, z) = (-scale, -x, -y, -z)
      case .nearestFactor: flipNearest(&x, &y, &z)
      }
    }
    rotation = Quaternion(rows: x, y, z)
    return true
  }

  /// Computes the axes of zero rows, so that an interpolation from scale 0 does not rotate (peer 113).
  ///
  /// The last one follows from the others, as a factor of zero is not a reflection. Of two or three, z and then x are
  /// as near as possible to those of the identity.
  private func completeAxes(
    _ x: inout SIMD3<Double>,
    _ y: inout SIMD3<Double>,
    _ z: inout SIMD3<Double>
  ) {
    if z == .zero, x == .zero || y == .zero {
      z = perpendicular(to: x, y, near: SIMD3(0, 0, 1), or: SIMD3(0, 1, 0))
    }
    if x == .zero, y == .zero {
      x = perpendicular(to: y, z, near: SIMD3(1, 0, 0), or: SIMD3(0, 0, 1))
    }
    if x == .zero { x = cross(y, z) }
    if y == .zero { y = cross(z, x) }
    if z == .zero { z = cross(x, y) }
  }

  /// Makes one factor negative for a reflection.
  ///
  /// M = S·R: a sign in one of S's rows also has to be applied to R's row and to the shears that multiply it.
  private mutating func flipNearest(
    _ x: inout SIMD3<Double>,
    _ y: inout SIMD3<Double>,
    _ z: inout SIMD3<Double>
  ) {
    if z.z < y.y, z.z < x.x {
      (scale.z, z) = (-scale.z, -z)
      (shear.y, shear.z) = (-shear.y, -shear.z)
    } else if x.x < y.y {
      (scale.x, x) = (-scale.x, -x)
      (shear.x, shear.y) = (-shear.x, -shear.y)
    } else {
      (scale.y, y) = (-scale.y, -y)
      (shear.x, shear.z) = (-shear.x, -shear.z)
    }
  }
}

extension DecomposedTransform {
  /// The parts between `self` (at 0) and `other` (at 1): linear, and the rotation along its shorter arc (B9).
  package func interpolated(to other: DecomposedTransform, _ fraction: Double) -> Self {
    var result = self
    result.scale += fraction * (other.scale - scale)
    result.shear += fraction * (other.shear - shear)
    result.translation += fraction * (other.translation - translation)
    result.perspective += fraction * (other.perspective - perspective)
    result.rotation = rotation.interpolated(to: other.rotation, fraction)
    return result
  }
}

/// A unit vector perpendicular to `a` and `b`, one of which is zero: the perpendicular part of `axis`, or of `other`,
/// another axis, if that of `axis` is too short.
private func perpendicular(
  to a: SIMD3<Double>,
  _ b: SIMD3<Double>,
  near axis: SIMD3<Double>,
  or other: SIMD3<Double>
) -> SIMD3<Double> {
  var free = axis - dot(axis, a) * a - dot(axis, b) * b
  if free.length < 0.1 { free = other - dot(other, a) * a - dot(other, b) * b }
  return free / free.length
}
