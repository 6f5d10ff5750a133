import CoreGraphics

/// A straight line across a face, and the side of it that is kept.
struct SpaceCut {
  /// Of the points of the line x · a + y · b is c; the kept side has more.
  private let a, b, c: Double
  /// A circle around all of the face.
  private let middle: SIMD2<Double>
  private let radius: Double
  /// Whether the other side is kept.
  private let isTurned: Bool

  private init(_ other: SpaceCut, isTurned: Bool) {
    (a, b, c, middle, radius) = (other.a, other.b, other.c, other.middle, other.radius)
    self.isTurned = isTurned
  }

  /// Where a plane goes through a face, of which what is in front of the plane is kept; `nil` where it is
  /// nowhere, or everywhere.
  init?(through face: SpaceFace, along plane: SpacePlane) {
    // On the face z follows from x and y.
    let (own, ratio) = (face.plane.normal, plane.normal.z / face.plane.normal.z)
    let x = plane.normal.x - ratio * own.x
    let y = plane.normal.y - ratio * own.y
    let length = (x * x + y * y).squareRoot()
    guard length > 1e-9 else { return nil }
    (a, b) = (x / length, y / length)
    c = (plane.offset - ratio * face.plane.offset) / length
    let low = face.corners.reduce(face.corners[0]) { pointwiseMin($0, $1) }
    let high = face.corners.reduce(face.corners[0]) { pointwiseMax($0, $1) }
    middle = SIMD2(low.x + high.x, low.y + high.y) / 2
    radius = ((high.x - low.x) + (high.y - low.y)) / 2
    isTurned = false
  }

  /// The same line with the other side kept.
  var turned: SpaceCut { SpaceCut(self, isTurned: !isTurned) }

  /// A clip that leaves the kept side of the face.
  ///
  /// Its edges are hard: each pixel belongs to one side, so the two sides together are the whole face, with no
  /// seam between them where nothing comes in between.
  ///
  /// - Parameter plane: From the plane that the space is seen in to the device.
  /// - Returns: A rectangle with an edge along the line.
  func clip(on plane: Homography) -> DisplayItem.Clip {
    // Along the line, from the point of it that is nearest to the face's middle.
    let distance = a * middle.x + b * middle.y - c
    let origin = SIMD2(middle.x - distance * a, middle.y - distance * b)
    // Soft edges of what is cut reach a little beyond the face.
    let reach = 2 * radius + abs(distance) + 16
    return DisplayItem.Clip(
      rect: CGRect(x: isTurned ? -reach : 0, y: -reach, width: reach, height: 2 * reach),
      cornerRadius: 0,
      edges: EdgeStyle(roundCorners: .all, softEdges: []),
      toDevice: Homography(a, b, 0, -b, a, 0, origin.x, origin.y, 1).then(plane)
    )
  }
}
