import CoreGraphics
import DisplayList

/// A flat layer in a 3D space, for sorting by depth: a convex polygon in front of the eye.
///
/// Its coordinates are those of the plane that shows the space, with z toward the viewer, after the perspective
/// division. Planes are planes there as well, and a view along z is what the viewer sees.
struct SpaceFace {
  /// The indices of its items in the list.
  let items: Range<Int>
  /// Its index in the tree order of the space.
  let order: Int
  /// At least three corners in one plane that is not seen edge-on; empty for a face that cannot be sorted.
  private(set) var corners: [SIMD3<Double>] {
    didSet { box = SpaceBox(around: corners) }
  }
  /// The bounding box of the corners.
  private(set) var box: SpaceBox
  /// The corners before the first cut.
  private let outline: [SIMD3<Double>]
  /// The plane of the corners; its normal points toward the viewer.
  let plane: SpacePlane
  /// The lines that this part was cut along.
  private(set) var cuts: [SpaceCut] = []

  /// - Parameters:
  ///   - extent: The area that it shows, in its own plane.
  ///   - map: The map from its own plane to the space.
  ///   - items: The indices of its items.
  ///   - order: The index of its layer in the space, back to front for layers in one plane.
  init(extent: CGRect, map: CATransform3D, items: Range<Int>, order: Int) {
    (self.items, self.order) = (items, order)
    let corners = Self.corners(of: extent, through: map)
    if let plane = SpacePlane(through: corners) {
      (self.corners, self.plane) = (corners, plane)
    } else {
      (self.corners, self.plane) = ([], .facing)
    }
    outline = self.corners
    box = SpaceBox(around: outline)
  }

  /// Whether it can be sorted with others.
  var hasPlace: Bool { !corners.isEmpty }

  /// The corners in front of the eye: one step of Sutherland–Hodgman clipping, against w.
  private static func corners(of rect: CGRect, through map: CATransform3D) -> [SIMD3<Double>] {
    let sides = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    let mapped = sides.map { map.map(SIMD4(Double($0.0), Double($0.1), 0, 1)) }
    // Slightly in front of the eye: nearer points are too far away on the plane.
    let near = 1e-4 * (mapped.map { abs($0.w) }.max() ?? 0)
    var corners: [SIMD3<Double>] = []
    for (index, corner) in mapped.enumerated() {
      let next = mapped[(index + 1) % mapped.count]
      if corner.w > near { corners.append(corner.projected) }
      if (corner.w > near) != (next.w > near) {
        let part = (near - corner.w) / (next.w - corner.w)
        var crossing = corner + part * (next - corner)
        crossing.w = near
        corners.append(crossing.projected)
      }
    }
    return near > 0 ? corners : []
  }

  /// Whether corners of the face are behind a plane, and in front of it.
  func side(of plane: SpacePlane) -> (isBehind: Bool, isInFront: Bool) {
    var result = (isBehind: false, isInFront: false)
    for corner in corners {
      let distance = plane.distance(corner)
      if distance < -SpacePlane.thickness { result.isBehind = true }
      if distance > SpacePlane.thickness { result.isInFront = true }
    }
    return result
  }

  /// Whether its center is behind a plane.
  func isMostlyBehind(_ plane: SpacePlane) -> Bool {
    plane.distance(corners.reduce(SIMD3(0, 0, 0), +) / Double(corners.count)) < 0
  }

  /// Cuts the face in two where it intersects a plane.
  func cut(by other: SpacePlane) -> (behind: SpaceFace, inFront: SpaceFace)? {
    guard let line = SpaceCut(through: self, along: other) else { return nil }
    var (behind, inFront) = (self, self)
    var (back, front): ([SIMD3<Double>], [SIMD3<Double>]) = ([], [])
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (from, to) = (other.distance(corner), other.distance(next))
      if from <= 0 { back.append(corner) }
      if from >= 0 { front.append(corner) }
      if from * to < 0 {
        let crossing = corner + from / (from - to) * (next - corner)
        back.append(crossing)
        front.append(crossing)
      }
    }
    guard back.count > 2, front.count > 2 else { return nil }
    (behind.corners, inFront.corners) = (back, front)
    behind.cuts.append(line.turned)
    inFront.cuts.append(line)
    return (behind, inFront)
  }

  /// The clips for this part of the face; redundant cuts need none.
  ///
  /// - Parameter plane: The map from the plane that shows the space to device pixels.
  /// - Returns: The clips for its items, to be applied together.
  func clips(on plane: Homography) -> [DisplayItem.Clip] {
    guard !cuts.isEmpty else { return [] }
    var region = CutRegion(around: outline)
    for (index, cut) in cuts.enumerated() { region.keep(cut, number: index) }
    return cuts.indices.filter { region.isBounded(byCut: $0) || region.isEmpty }
      .map { cuts[$0].clip(region, on: plane) }
  }
}

extension SIMD4<Double> {
  fileprivate var projected: SIMD3<Double> { SIMD3(x / w, y / w, z / w) }
}
