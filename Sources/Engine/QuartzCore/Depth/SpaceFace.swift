import CoreGraphics
import DisplayList

/// A flat layer in a space with others, as far as their order needs it: a polygon in front of the eye.
///
/// Its coordinates are those of the plane that the space is seen in, z toward the viewer, after the perspective:
/// planes are planes there as well, and who looks along z sees what the viewer sees.
struct SpaceFace {
  /// Where its items are among those that were listed.
  let items: Range<Int>
  /// Where they begin in the space's order.
  let order: Int
  /// At least three corners, in one plane that is not seen edge-on; empty for what has no place in the order.
  private(set) var corners: [SIMD3<Double>] {
    didSet { box = SpaceBox(around: corners) }
  }
  /// The box around the corners.
  private(set) var box: SpaceBox
  /// The corners that it had before it was cut.
  private let outline: [SIMD3<Double>]
  /// The plane of the corners, toward the viewer.
  let plane: SpacePlane
  /// What of it this is: it was cut along each of these lines.
  private(set) var cuts: [SpaceCut] = []

  /// - Parameters:
  ///   - extent: What it shows, in its own plane.
  ///   - map: From its own plane to the space.
  ///   - items: Its items.
  ///   - order: Which of the space's layers it is, back to front where they lie in one plane.
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

  /// Whether it can be put in order with others.
  var hasPlace: Bool { !corners.isEmpty }

  /// The corners in front of the eye: one step of Sutherland–Hodgman against w.
  private static func corners(of rect: CGRect, through map: CATransform3D) -> [SIMD3<Double>] {
    let sides = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    let mapped = sides.map { map.map(SIMD4(Double($0.0), Double($0.1), 0, 1)) }
    // A little in front of the eye: what is nearer is beyond all bounds on the plane.
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

  /// How the face lies to a plane: which of its corners are behind it and in front of it.
  func side(of plane: SpacePlane) -> (isBehind: Bool, isInFront: Bool) {
    var result = (isBehind: false, isInFront: false)
    for corner in corners {
      let distance = plane.distance(corner)
      if distance < -SpacePlane.thickness { result.isBehind = true }
      if distance > SpacePlane.thickness { result.isInFront = true }
    }
    return result
  }

  /// Whether its middle is behind a plane.
  func isMostlyBehind(_ plane: SpacePlane) -> Bool {
    plane.distance(corners.reduce(SIMD3(0, 0, 0), +) / Double(corners.count)) < 0
  }

  /// Cuts the face in two where it goes through a plane.
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

  /// The clips that leave of its items what it is of them, which are fewer than its cuts where some of these cut
  /// away what others do.
  ///
  /// - Parameter plane: From the plane that the space is seen in to the device.
  /// - Returns: What its items are cut to: all of these at once.
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
