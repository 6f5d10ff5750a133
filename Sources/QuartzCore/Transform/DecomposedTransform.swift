import CoreGraphics

/// A transform taken apart: scale and shear first, then rotation, translation and perspective.
///
/// What interpolation blends (B9), and what the key paths `transform.rotation.x`, `transform.scale`
/// … read and replace (KP1). The method is the usual one for 4×4 matrices (Thomas, "Decomposing a
/// Matrix into Simple Transformations", Graphics Gems II), in row-vector form.
package struct DecomposedTransform {
  package var scale = SIMD3<Double>(1, 1, 1)
  /// Shear of xy, xz and yz.
  package var shear = SIMD3<Double>(0, 0, 0)
  package var rotation = Quaternion.identity
  package var translation = SIMD3<Double>(0, 0, 0)
  /// The fourth column: (0, 0, 0, 1) without perspective.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// `nil` when the matrix is not finite, or has a perspective that cannot be told apart.
  ///
  /// A row of zeros (a scale of 0) keeps the axis that it would have had, so growing from nothing works.
  package init?(_ transform: CATransform3D) {
    guard transform.isFinite, transform.m44 != 0 else { return nil }
    var m = transform.rows
    let w = m.3.w
    (m.0, m.1, m.2, m.3) = (m.0 / w, m.1 / w, m.2 / w, m.3 / w)
    let fourth = SIMD4(m.0.w, m.1.w, m.2.w, m.3.w)
    if fourth != SIMD4(0, 0, 0, 1) {
      var affine = CATransform3D(rows: m.0, m.1, m.2, m.3)
      (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
      guard let inverse = affine.inverse else { return nil }
      // transform = affine · P, with P the identity but for its fourth column, which is then inverse · fourth.
      let i = inverse.rows
      perspective = SIMD4(
        (i.0 * fourth).sum(),
        (i.1 * fourth).sum(),
        (i.2 * fourth).sum(),
        (i.3 * fourth).sum()
      )
    }
    translation = SIMD3(m.3.x, m.3.y, m.3.z)
    takeApart(SIMD3(m.0.x, m.0.y, m.0.z), SIMD3(m.1.x, m.1.y, m.1.z), SIMD3(m.2.x, m.2.y, m.2.z))
  }

  /// The matrix with these parts.
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

  /// Gram–Schmidt on the three rows.
  private mutating func takeApart(
    _ first: SIMD3<Double>,
    _ second: SIMD3<Double>,
    _ third: SIMD3<Double>
  ) {
    var (x, y, z) = (first, second, third)
    scale.x = x.length
    x = unit(x, or: SIMD3(1, 0, 0), across: [])
    let xy = dot(x, y)
    y -= xy * x
    scale.y = y.length
    y = unit(y, or: SIMD3(0, 1, 0), across: [x])
    shear.x = scale.y > 0 ? xy / scale.y : 0
    let xz = dot(x, z)
    let yz = dot(y, z)
    z -= xz * x + yz * y
    scale.z = z.length
    z = unit(z, or: SIMD3(0, 0, 1), across: [x, y])
    (shear.y, shear.z) = scale.z > 0 ? (xz / scale.z, yz / scale.z) : (0, 0)
    // A mirror cannot be a rotation. It goes to the x factor, so a 2-D flip stays in the plane:
    // M = S·R, and a sign on S's first row must also leave R's first row and the shears that multiply it.
    if dot(x, cross(y, z)) < 0 {
      scale.x = -scale.x
      x = -x
      shear.x = -shear.x
      shear.y = -shear.y
    }
    rotation = Quaternion(rows: x, y, z)
  }
}

extension DecomposedTransform {
  /// The parts between `self` (at 0) and `other` (at 1): linear, the rotation along its shorter arc (B9).
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

/// `row` at length 1; a row of zeros becomes `axis` made perpendicular to the rows already found.
private func unit(
  _ row: SIMD3<Double>,
  or axis: SIMD3<Double>,
  across found: [SIMD3<Double>]
) -> SIMD3<Double> {
  if row.length > 1e-300 { return row / row.length }
  for candidate in [axis, SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)] {
    let free = found.reduce(candidate) { $0 - dot($0, $1) * $1 }
    if free.length > 0.1 { return free / free.length }
  }
  return axis
}
