import CoreGraphics
import Foundation

/// A transform within the layer's plane, taken apart as CSS does it: scale, then rotation, a remainder, translation.
///
/// ```
///     ⎡ scale.x    0    ⎤   ⎡  cos angle  sin angle ⎤   ⎡ remainder.x ⎤
/// M = ⎣   0     scale.y ⎦ · ⎣ −sin angle  cos angle ⎦ · ⎣ remainder.y ⎦      in row-vector form
/// ```
/// The rotation is that of the first row, and the remainder what it leaves of a shear. Core Animation blends affine
/// transforms by these parts: of all ways to take them apart this one alone has the ellipses of zen_lottiev2-75, a
/// shear that rotates by 60°, to four digits.
///
/// - SeeAlso: W3C, *CSS Transforms Module Level 1*, "Interpolation of 2D matrices".
package struct PlaneTransform {
  private var scale: SIMD2<Double>
  /// In radians, −π … π, from x towards y.
  private var angle: Double
  private var remainder: (x: SIMD2<Double>, y: SIMD2<Double>)
  private var translation: SIMD2<Double>

  /// `nil` when the matrix leaves the plane, is not finite, or has rows on one line that are not zero.
  ///
  /// A row of zeros (a scale of 0) keeps the axis that it would have had. A reflection is a negative scale of one axis:
  /// the one further from its direction in the identity.
  package init?(_ transform: CATransform3D) {
    guard transform.isFinite, CATransform3DIsAffine(transform) else { return nil }
    var x = SIMD2(Double(transform.m11), Double(transform.m12))
    var y = SIMD2(Double(transform.m21), Double(transform.m22))
    translation = SIMD2(Double(transform.m41), Double(transform.m42))
    scale = SIMD2((x * x).sum().squareRoot(), (y * y).sum().squareRoot())
    if x.x * y.y - x.y * y.x < 0 {
      if x.x < y.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { x /= scale.x }
    if scale.y != 0 { y /= scale.y }
    if scale.x == 0 { x = scale.y == 0 ? SIMD2(1, 0) : SIMD2(y.y, -y.x) }
    if scale.y == 0 { y = SIMD2(-x.y, x.x) }
    guard x.x * y.y - x.y * y.x > 1e-12 else { return nil }
    angle = atan2(x.y, x.x)
    remainder = (x.x * x - x.y * y, x.y * x + x.x * y)
  }

  /// The matrix with these parts.
  package var matrix: CATransform3D {
    let (c, s) = (cos(angle), sin(angle))
    let x = scale.x * (c * remainder.x + s * remainder.y)
    let y = scale.y * (c * remainder.y - s * remainder.x)
    return CATransform3D(
      rows: SIMD4(lowHalf: x, highHalf: .zero),
      SIMD4(lowHalf: y, highHalf: .zero),
      SIMD4(0, 0, 1, 0),
      SIMD4(lowHalf: translation, highHalf: SIMD2(0, 1))
    )
  }

  /// The parts between this (at 0) and `other` (at 1): linear, the angle the shorter way around.
  ///
  /// Reflections of different axes are 180° apart, so that nothing shrinks between them. A rotation by 180° is
  /// positive, as for `Quaternion`.
  func interpolated(to other: PlaneTransform, _ fraction: Double) -> PlaneTransform {
    var result = self
    if (scale * other.scale).max() < 0 {
      result.scale = -scale
      result.angle += .pi
    }
    var turn = (other.angle - result.angle).remainder(dividingBy: 2 * .pi)
    if turn < 1e-9 - .pi { turn += 2 * .pi }
    result.scale += fraction * (other.scale - result.scale)
    result.angle += fraction * turn
    result.remainder.x += fraction * (other.remainder.x - remainder.x)
    result.remainder.y += fraction * (other.remainder.y - remainder.y)
    result.translation += fraction * (other.translation - translation)
    return result
  }
}
