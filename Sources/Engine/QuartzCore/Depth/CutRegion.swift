import CoreGraphics

/// What the cuts leave of a face and a margin around it: a convex polygon in the plane that shows the space.
///
/// It knows which of the cuts still bound it, and where along their lines.
struct CutRegion {
  /// The maximum extent of soft edges beyond the face, in points of that plane.
  static let margin = 16.0

  private struct Corner {
    let place: SIMD2<Double>
    /// The index of the cut along the side from here to the next corner; -1 for none.
    let cut: Int
  }

  private var corners: [Corner]

  /// The whole face, before it is cut.
  ///
  /// - Parameter outline: The corners of the face, in either direction.
  init(around outline: [SIMD3<Double>]) {
    let points = outline.map { SIMD2($0.x, $0.y) }
    guard var low = points.first else {
      corners = []
      return
    }
    var high = low
    for point in points { (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point)) }
    (low, high) = (low - Self.margin, high + Self.margin)
    let places = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    corners = places.map { Corner(place: $0, cut: -1) }
    let middle = points.reduce(SIMD2(0, 0), +) / Double(points.count)
    for (index, point) in points.enumerated() {
      let way = points[(index + 1) % points.count] - point
      let length = (way * way).sum().squareRoot()
      guard length > 1e-9 else { continue }
      let across = SIMD2(-way.y, way.x)
      let inward = across / ((across * (middle - point)).sum() < 0 ? -length : length)
      let offset = (inward * point).sum() - Self.margin
      keep(cut: -1) { (inward * $0).sum() - offset }
    }
  }

  /// Keeps the part on the kept side of a cut.
  mutating func keep(_ cut: SpaceCut, number: Int) {
    keep(cut: number) { cut.distance($0) }
  }

  /// Keeps the part where `distance` is not negative.
  private mutating func keep(cut: Int, _ distance: (SIMD2<Double>) -> Double) {
    var kept: [Corner] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count].place
      let (from, to) = (distance(corner.place), distance(next))
      // The side of a corner on the line lies on the line too, if the next corner is beyond it.
      let isLast = from == 0 && to < 0
      if from >= 0 { kept.append(isLast ? Corner(place: corner.place, cut: cut) : corner) }
      guard from * to < 0 else { continue }
      let crossing = corner.place + from / (from - to) * (next - corner.place)
      kept.append(Corner(place: crossing, cut: from > 0 ? cut : corner.cut))
    }
    corners = kept
  }

  /// Whether the polygon is empty.
  var isEmpty: Bool { corners.isEmpty }

  /// Whether a side of the polygon lies on the line of a cut; else the cut is redundant.
  func isBounded(byCut number: Int) -> Bool { corners.contains { $0.cut == number } }

  /// The smallest rectangle around the polygon with sides along a cut's line and across it.
  ///
  /// - Returns: A rectangle in the cut's coordinates; empty if the polygon is.
  func extent(along cut: SpaceCut) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    guard let first = corners.first else { return (.zero, .zero) }
    var (low, high) = (cut.own(first.place), cut.own(first.place))
    for corner in corners {
      let place = cut.own(corner.place)
      (low, high) = (pointwiseMin(low, place), pointwiseMax(high, place))
    }
    return (low, high)
  }
}
