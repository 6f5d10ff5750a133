/// The lengths of dashes and gaps in turn, an even number of them, which repeat along each subpath.
struct DashPattern: Sendable {
  fileprivate let lengths: [Double]
  fileprivate let period: Double
  /// The offset into the pattern where a subpath begins, from 0 to the period.
  fileprivate let phase: Double

  /// The maximum number of dashes: a line with more is drawn solid.
  private static let most = 100_000.0

  /// `nil` for a solid line.
  ///
  /// - Parameters:
  ///   - style: The style of the line. Its dash lengths are used only if none is negative and one is positive; an odd
  ///     number of them is repeated twice.
  ///   - length: The length of all subpaths together.
  init?(_ style: StrokeStyle, along length: Double) {
    let own = style.dashLengths
    guard own.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashPhase.isFinite else { return nil }
    let lengths = own.count % 2 == 0 ? own : own + own
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, length.isFinite,
      length / period * Double(lengths.count / 2) < Self.most
    else { return nil }
    (self.lengths, self.period) = (lengths, period)
    // Exact for any phase; a quotient times the period would not be.
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = rest < 0 ? rest + period : rest
  }
}

/// An iterator over the dashes of one subpath.
struct DashWalk {
  private let pattern: DashPattern
  private var index = 0
  /// The distance from the subpath's start to the next dash or gap: it begins at most a period before the start.
  private var place: Double

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    place = -pattern.phase
  }

  /// The next dash that begins before the subpath's end; it may end after it.
  mutating func next(before length: Double) -> (from: Double, to: Double)? {
    while place < length {
      let (begin, end) = (place, place + pattern.lengths[index])
      place = end + pattern.lengths[index + 1]
      index = index + 2 < pattern.lengths.count ? index + 2 : 0
      // A dash of length 0 is a dot where lines have caps, also at the very start.
      if end > 0 || begin == 0 { return (max(begin, 0), end) }
    }
    return nil
  }
}
