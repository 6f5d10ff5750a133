/// A plane in a space, and which side of it is toward the viewer.
struct SpacePlane {
  /// How far a point may be from a plane and still lie in it, in points: far below a pixel, far above what
  /// rounding does to faces that share an edge.
  static let thickness = 1e-4

  /// Straight toward the viewer.
  static let facing = SpacePlane(normal: SIMD3(0, 0, 1), offset: 0)

  /// Of length one; z is positive.
  let normal: SIMD3<Double>
  let offset: Double

  private init(normal: SIMD3<Double>, offset: Double) {
    (self.normal, self.offset) = (normal, offset)
  }

  /// The plane of a polygon (Newell's sums); `nil` for one that is seen edge-on, or has no area.
  init?(through corners: [SIMD3<Double>]) {
    guard corners.count > 2 else { return nil }
    var sum = SIMD3<Double>(0, 0, 0)
    // From one of the corners, so that no digits are lost far from the origin.
    let base = corners[0]
    for (index, corner) in corners.enumerated() {
      let (a, b) = (corner - base, corners[(index + 1) % corners.count] - base)
      sum += SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let length = (sum * sum).sum().squareRoot()
    guard length.isFinite, length > 1e-12, abs(sum.z) > 1e-9 * length else { return nil }
    normal = sum / (sum.z < 0 ? -length : length)
    offset = (normal * base).sum()
  }

  /// How far a point is in front of it, in points.
  func distance(_ point: SIMD3<Double>) -> Double { (normal * point).sum() - offset }
}
