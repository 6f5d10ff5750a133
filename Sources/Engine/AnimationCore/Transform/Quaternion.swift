import CoreGraphics

/// A unit quaternion: a rotation without gimbal lock.
package struct Quaternion {
  package var vector: SIMD3<Double>
  package var scalar: Double

  package static let identity = Quaternion(vector: SIMD3(0, 0, 0), scalar: 1)

  package init(vector: SIMD3<Double>, scalar: Double) {
    (self.vector, self.scalar) = (vector, scalar)
  }

  /// The quaternion of a rotation matrix for row vectors, by its rows.
  ///
  /// The largest of the four components is computed first and the others are divided by it, so that all signs are right
  /// at rotations by 180°, too (peer 113).
  package init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = SIMD4(
      1 + x.x - y.y - z.z,
      1 - x.x + y.y - z.z,
      1 - x.x - y.y + z.z,
      1 + x.x + y.y + z.z
    )
    var largest = 0
    for index in 1..<4 where squares[index] >= squares[largest] { largest = index }
    let q: SIMD4<Double> =
      switch largest {
      case 0: SIMD4(squares[0], x.y + y.x, x.z + z.x, y.z - z.y)
      case 1: SIMD4(x.y + y.x, squares[1], y.z + z.y, z.x - x.z)
      case 2: SIMD4(x.z + z.x, y.z + z.y, squares[2], x.y - y.x)
      default: SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, squares[3])
      }
    let unit = q / (q * q).sum().squareRoot()
    (vector, scalar) = (SIMD3(unit.x, unit.y, unit.z), unit.w)
  }

  /// The rows of the rotation matrix for row vectors.
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, scalar)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// Spherical linear interpolation (slerp) along the shorter arc.
  ///
  /// A rotation by 180° has two arcs of the same length, and rounding errors alone would choose. This is the one
  /// decision: the direction is positive about z, from x towards y; about y or x if the axis has no z component. The
  /// alternative is the negative direction.
  package func interpolated(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var cosine = dot(vector, other.vector) + scalar * other.scalar
    var sign: Double = cosine < 0 ? -1 : 1
    if abs(cosine) < 1e-9 { sign = directionOfHalfTurn(to: other) }
    cosine = min(abs(cosine), 1)
    let angle = CoreGraphics.acos(cosine)
    let sine = CoreGraphics.sin(angle)
    // Below this the arc is a straight line to the precision of a `Double`.
    guard sine > 1e-9 else { return fraction < 0.5 ? self : other }
    let a = CoreGraphics.sin((1 - fraction) * angle) / sine
    let b = sign * CoreGraphics.sin(fraction * angle) / sine
    return Quaternion(vector: a * vector + b * other.vector, scalar: a * scalar + b * other.scalar)
  }

  /// The sign for `other`, which is 180° away, that makes the rotation positive.
  private func directionOfHalfTurn(to other: Quaternion) -> Double {
    // The axis of the rotation from here to `other`.
    let axis = scalar * other.vector - other.scalar * vector + cross(vector, other.vector)
    let leading = abs(axis.z) > 1e-9 ? axis.z : abs(axis.y) > 1e-9 ? axis.y : axis.x
    return leading < 0 ? -1 : 1
  }
}

extension SIMD3<Double> {
  package var length: Double { (self * self).sum().squareRoot() }
}

package func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

package func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
