/// A Gaussian blur as three box blurs each way, in whole numbers.
///
/// A box has `radius` whole pixels on either side and one more at each end that counts `edge`/256 of one,
/// so that three of them have the Gaussian's variance for every σ, not only for some: a radius that is
/// animated blurs smoothly. (P. Gwosdek et al., *Theoretical foundations of Gaussian convolution by extended
/// box filtering*, 2011.) Against the true Gaussian a step's blur is wrong by less than 3 of 255.
struct BoxBlur: Hashable {
  /// Whole pixels on each side of the middle one.
  let radius: Int32
  /// How much the pixels beyond those count, in 1/256.
  let edge: Int32

  /// More blur than this is had by blurring a smaller picture.
  static let greatestSigma = 32.0

  /// - Parameter sigma: The Gaussian's standard deviation in pixels; what is not positive blurs nothing.
  init(sigma: Double) {
    let variance = sigma > 0 ? min(sigma, Self.greatestSigma) * min(sigma, Self.greatestSigma) : 0
    // A box of 2r + 1 pixels has the variance r(r + 1)/3, a third of what is wanted.
    let radius = (((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - variance) / (2 * variance - 6 * next * next)
    self.radius = Int32(radius)
    self.edge = Int32((min(max(edge, 0), 1) * 256).rounded())
  }

  /// Whether it leaves everything as it is.
  var isNone: Bool { radius == 0 && edge == 0 }
  /// How many pixels beyond its own one box touches.
  var boxReach: Int { Int(radius) + (edge > 0 ? 1 : 0) }
  /// How many pixels beyond their own all three touch.
  var reach: Int { 3 * boxReach }

  /// 2⁴⁰ divided by what a box's pixels count together, in 1/256.
  private var reciprocal: UInt64 {
    let weight = UInt64(256 * (2 * radius + 1) + 2 * edge)
    return ((1 << 40) + weight / 2) / weight
  }

  /// The mean of a box: its whole pixels' sum, and the two that count in part.
  @inline(__always)
  private static func mean(
    _ sum: UInt32,
    _ ends: UInt32,
    _ edge: UInt64,
    _ reciprocal: UInt64
  ) -> UInt16 {
    let total = UInt64(sum) &* 256 &+ UInt64(ends) &* edge
    return UInt16(truncatingIfNeeded: (total &* reciprocal &+ (1 << 39)) &>> 40)
  }

  /// One box along a row: what is before its first value and behind its last counts as 0.
  ///
  /// - Parameters:
  ///   - source: `count` values of at most 65 280.
  ///   - target: Where the means go.
  ///   - count: How many of both there are.
  func blurRow(
    _ source: UnsafePointer<UInt16>,
    to target: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    let (radius, edge, reciprocal) = (Int(radius), UInt64(edge), reciprocal)
    var sum: UInt32 = 0
    for x in 0..<min(radius, count) { sum &+= UInt32(source[x]) }
    for x in 0..<count {
      let entering = x + radius < count ? UInt32(source[x + radius]) : 0
      sum &+= entering
      let before = x > radius ? UInt32(source[x - radius - 1]) : 0
      let behind = x + radius + 1 < count ? UInt32(source[x + radius + 1]) : 0
      target[x] = Self.mean(sum, before &+ behind, edge, reciprocal)
      if x >= radius { sum &-= UInt32(source[x - radius]) }
    }
  }

  /// One row of one box down the columns.
  ///
  /// - Parameters:
  ///   - sums: For each column the sum of the rows that count wholly: `radius` above and below and the row
  ///     itself. They are moved on to the next row.
  ///   - above: The row above those.
  ///   - below: The row below them, which is the next one's lowest.
  ///   - leaving: The uppermost of them.
  ///   - target: Where the means go.
  ///   - count: How many columns there are.
  func blurColumns(
    _ sums: UnsafeMutablePointer<UInt32>,
    above: UnsafePointer<UInt16>,
    below: UnsafePointer<UInt16>,
    leaving: UnsafePointer<UInt16>,
    to target: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    let (edge, reciprocal) = (UInt64(edge), reciprocal)
    for x in 0..<count {
      let next = UInt32(below[x])
      target[x] = Self.mean(sums[x], UInt32(above[x]) &+ next, edge, reciprocal)
      sums[x] = sums[x] &+ next &- UInt32(leaving[x])
    }
  }
}
