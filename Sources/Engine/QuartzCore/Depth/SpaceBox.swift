/// The bounding box of a polygon in a space, as the viewer sees it (without z).
struct SpaceBox {
  /// The distance at which the soft edges in two boxes do not meet, in points.
  private static let slack = 2.0

  private(set) var low, high: SIMD2<Double>

  var middle: SIMD2<Double> { (low + high) / 2 }

  /// A box of the corners; a single point at the origin without corners.
  init(around corners: [SIMD3<Double>]) {
    let first = corners.first ?? .zero
    low = SIMD2(first.x, first.y)
    high = low
    for corner in corners {
      let place = SIMD2(corner.x, corner.y)
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
  }

  /// Whether contents of the two boxes may overlap; a box may overlap itself.
  func mayMeet(_ other: SpaceBox) -> Bool {
    low.x <= other.high.x + Self.slack && other.low.x <= high.x + Self.slack
      && low.y <= other.high.y + Self.slack && other.low.y <= high.y + Self.slack
  }

  func union(_ other: SpaceBox) -> SpaceBox {
    var both = self
    both.low = pointwiseMin(low, other.low)
    both.high = pointwiseMax(high, other.high)
    return both
  }
}
