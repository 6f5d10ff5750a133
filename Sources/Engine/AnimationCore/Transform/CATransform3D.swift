public import CoreGraphics

/// A 4×4 matrix for row vectors, with the translation in its last row.
///
/// ```
///                               | m11 m12 m13 m14 |
/// [x' y' z' w'] = [x y z 1]  ·  | m21 m22 m23 m24 |      the point is (x'/w', y'/w', z'/w')
///                               | m31 m32 m33 m34 |
///                               | m41 m42 m43 m44 |
/// ```
/// `m34 = -1/d` is the perspective of an eye at distance `d`. Positive rotation about z rotates x towards y: clockwise
/// on a screen whose y points down.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1: the image of the x axis.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2: the image of the y axis.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3: the image of the z axis.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4: the image of the origin.
  public var m41, m42, m43, m44: CGFloat

  /// All zero, as in C; the identity is `CATransform3DIdentity`.
  @inlinable public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// The matrix with these sixteen elements, row by row.
  @inlinable public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The rows as vectors of doubles: what the arithmetic works on.
  @inlinable package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get {
      (
        SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
        SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
        SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
        SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
      )
    }
    set { self = CATransform3D(rows: newValue.0, newValue.1, newValue.2, newValue.3) }
  }

  @inlinable package init(
    rows r1: SIMD4<Double>,
    _ r2: SIMD4<Double>,
    _ r3: SIMD4<Double>,
    _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: CGFloat(r1.x),
      m12: CGFloat(r1.y),
      m13: CGFloat(r1.z),
      m14: CGFloat(r1.w),
      m21: CGFloat(r2.x),
      m22: CGFloat(r2.y),
      m23: CGFloat(r2.z),
      m24: CGFloat(r2.w),
      m31: CGFloat(r3.x),
      m32: CGFloat(r3.y),
      m33: CGFloat(r3.z),
      m34: CGFloat(r3.w),
      m41: CGFloat(r4.x),
      m42: CGFloat(r4.y),
      m43: CGFloat(r4.z),
      m44: CGFloat(r4.w)
    )
  }

  /// `[vector] · self`.
  @inlinable package func map(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    let r = rows
    return vector.x * r.0 + vector.y * r.1 + vector.z * r.2 + vector.w * r.3
  }

  /// Whether every element is a finite number.
  @inlinable package var isFinite: Bool {
    let r = rows
    let total = r.0 + r.1 + r.2 + r.3
    return (total * 0).sum().isZero
  }

  /// Whether it changes nothing, as most do not.
  @inlinable package var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m41 == 0 && m42 == 0 && m43 == 0
      && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m34 == 0
  }
}
