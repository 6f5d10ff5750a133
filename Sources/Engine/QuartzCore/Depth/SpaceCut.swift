import CoreGraphics
import DisplayList

/// A straight line across a face, and the side of it that is kept (a half-plane).
struct SpaceCut {
  /// The line is a · x + b · y = c; on the kept side the left side is greater.
  private let a, b, c: Double
  /// A point of the line, near the face that was cut.
  private let origin: SIMD2<Double>
  /// Whether the opposite side is kept.
  private let isTurned: Bool

  private init(_ other: SpaceCut, isTurned: Bool) {
    (a, b, c, origin) = (other.a, other.b, other.c, other.origin)
    self.isTurned = isTurned
  }

  /// The line where a plane intersects a face, with the part in front of the plane kept; `nil` if there is none.
  init?(through face: SpaceFace, along plane: SpacePlane) {
    // On the face z is a function of x and y.
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

  /// The same line with the opposite side kept.
  var turned: SpaceCut { SpaceCut(self, isTurned: !isTurned) }

  /// The signed distance of a point from the line, positive on the kept side.
  func distance(_ point: SIMD2<Double>) -> Double {
    let distance = a * point.x + b * point.y - c
    return isTurned ? -distance : distance
  }

  /// A point in the line's own coordinates: x across the line, y along it, relative to `origin`.
  func own(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let way = point - origin
    return SIMD2(a * way.x + b * way.y, a * way.y - b * way.x)
  }

  /// A clip to the kept side of this cut, within the region of all cuts of a face.
  ///
  /// Its edges are not antialiased: each pixel belongs to one side. So the two sides together are the whole face,
  /// without a seam where nothing is between them. The clip is as small as possible, as a group has memory for all its
  /// pixels.
  ///
  /// - Parameters:
  ///   - region: The region that all cuts of the face leave.
  ///   - plane: The map from the plane that shows the space to device pixels.
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
