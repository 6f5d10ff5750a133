import CoreGraphics
import DisplayList

/// A straight line across a face, and the side of it that is kept.
struct SpaceCut {
  /// Of the points of the line x · a + y · b is c; the kept side has more.
  private let a, b, c: Double
  /// A point of the line, near the face that was cut.
  private let origin: SIMD2<Double>
  /// Whether the other side is kept.
  private let isTurned: Bool

  private init(_ other: SpaceCut, isTurned: Bool) {
    (a, b, c, origin) = (other.a, other.b, other.c, other.origin)
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
    let middle = face.box.middle
    let distance = a * middle.x + b * middle.y - c
    origin = SIMD2(middle.x - distance * a, middle.y - distance * b)
    isTurned = false
  }

  /// The same line with the other side kept.
  var turned: SpaceCut { SpaceCut(self, isTurned: !isTurned) }

  /// How far a point is from the line, on the kept side.
  func distance(_ point: SIMD2<Double>) -> Double {
    let distance = a * point.x + b * point.y - c
    return isTurned ? -distance : distance
  }

  /// A point in coordinates of the line's own: x across it, y along it, from `origin`.
  func own(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let way = point - origin
    return SIMD2(a * way.x + b * way.y, a * way.y - b * way.x)
  }

  /// A clip that leaves the kept side of what all cuts of a face leave of it.
  ///
  /// Its edges are hard: each pixel belongs to one side, so the two sides together are the whole face, with no
  /// seam between them where nothing comes in between. It reaches no farther than it has to, as there are pixels
  /// of its own for all that it holds.
  ///
  /// - Parameters:
  ///   - region: What they leave.
  ///   - plane: From the plane that the space is seen in to the device.
  /// - Returns: A rectangle with an edge along the line.
  func clip(_ region: CutRegion, on plane: Homography) -> DisplayItem.Clip {
    let (low, high) = region.extent(along: self)
    let reach = (isTurned ? -low.x : high.x) + 1
    return DisplayItem.Clip(
      rect: CGRect(
        x: isTurned ? -reach : 0,
        y: low.y - 1,
        width: reach,
        height: high.y - low.y + 2
      ),
      cornerRadius: 0,
      edges: EdgeStyle(roundCorners: .all, softEdges: []),
      toDevice: Homography(a, b, 0, -b, a, 0, origin.x, origin.y, 1).then(plane)
    )
  }
}
