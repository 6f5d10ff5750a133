/// A plane in a space, with its normal toward the viewer.
struct SpacePlane {
  /// The maximum distance from a plane of a point that counts as in it, in points: far below a pixel, and far above
  /// rounding errors of faces that share an edge.
  static let thickness = 1e-4

  /// A plane that faces the viewer.
  static let facing = SpacePlane(normal: SIMD3(0, 0, 1), offset: 0)

  /// The unit normal; its z is positive.
  let normal: SIMD3<Double>
  let offset: Double

  private init(normal: SIMD3<Double>, offset: Double) {
    (self.normal, self.offset) = (normal, offset)
  }

  /// The plane of a polygon, by Newell's method; `nil` for a polygon that is seen edge-on, or has no area.
  init?(through corners: [SIMD3<Double>]) {
    guard corners.count > 2 else { return nil }
    var sum = SIMD3<Double>(0, 0, 0)
    // Relative to one of the corners, so that no digits are lost far from the origin.
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

  /// The signed distance of a point, in points; positive in front.
  func distance(_ point: SIMD3<Double>) -> Double { (normal * point).sum() - offset }
}
