import CoreGraphics

/// What the cuts of a face leave of it, and of a margin around it: a polygon on the plane that the space is seen in.
///
/// It tells which of the cuts still bound what is left, and how far along their lines.
struct CutRegion {
  /// How far soft edges may reach beyond the face, in points of that plane.
  static let margin = 16.0

  private struct Corner {
    let place: SIMD2<Double>
    /// Which cut the side from here to the next corner lies on; -1 for none.
    let cut: Int
  }

  private var corners: [Corner]

  /// All of a face, before it is cut.
  ///
  /// - Parameter outline: Its corners, in either direction.
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

  /// Leaves the side of a cut that it keeps.
  mutating func keep(_ cut: SpaceCut, number: Int) {
    keep(cut: number) { cut.distance($0) }
  }

  /// Leaves where `distance` is not negative.
  private mutating func keep(cut: Int, _ distance: (SIMD2<Double>) -> Double) {
    var kept: [Corner] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count].place
      let (from, to) = (distance(corner.place), distance(next))
      // The side of a corner on the line lies on it too, if the next corner is beyond.
      let isLast = from == 0 && to < 0
      if from >= 0 { kept.append(isLast ? Corner(place: corner.place, cut: cut) : corner) }
      guard from * to < 0 else { continue }
      let crossing = corner.place + from / (from - to) * (next - corner.place)
      kept.append(Corner(place: crossing, cut: from > 0 ? cut : corner.cut))
    }
    corners = kept
  }

  /// Whether nothing is left.
  var isEmpty: Bool { corners.isEmpty }

  /// Whether a side of what is left lies on the line of a cut: else the others leave the same without it.
  func isBounded(byCut number: Int) -> Bool { corners.contains { $0.cut == number } }

  /// The least rectangle around what is left that has sides along a cut's line and across it.
  ///
  /// - Returns: In the cut's coordinates; empty when nothing is left.
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
