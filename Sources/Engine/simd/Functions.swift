// Functions of vectors, for all lengths and both kinds of numbers. Those of single numbers are Foundation's.

/// The sum of the products of two vectors' parts.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The sum of the products of two vectors' parts.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}

/// A vector's length, squared.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

/// A vector's length, squared.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}

/// A vector's length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

/// A vector's length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

/// The distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The distance between two points, squared.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// A vector of length 1 in the same direction; without a direction its parts are not numbers.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// A vector of length 1 in the same direction; without a direction its parts are not numbers.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The vector at right angles to two others, by the right hand's rule.
public func cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>,
  _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(
    x.y * y.z - x.z * y.y,
    x.z * y.x - x.x * y.z,
    x.x * y.y - x.y * y.x
  )
}

/// The vector at right angles to two others, by the right hand's rule.
public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>,
  _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// A point on the line between two others: at 0 the first, at 1 the second, part by part.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// A point on the line between two others: at 0 the first, at 1 the second.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// A point on the line between two others: at 0 the first, at 1 the second, part by part.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}

/// Each part between that of two others.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Each part between two numbers.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// Each part between that of two others.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The smaller of each two parts.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each two parts.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The smaller of each two parts.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each two parts.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Each part without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< V.zero)
}

/// Each part without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }

/// A vector thrown back by a surface with a normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (dot(x, n) * 2)
}
