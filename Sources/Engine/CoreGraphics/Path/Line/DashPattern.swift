/// Lengths of dashes and gaps in turn, an even number of them, as they repeat along each subpath.
struct DashPattern: Sendable {
  fileprivate let lengths: [Double]
  fileprivate let period: Double
  /// How far into the pattern a subpath begins, from 0 to the period.
  fileprivate let phase: Double

  /// A line that has more dashes than this is drawn whole.
  private static let most = 100_000.0

  /// `nil` for a line that is drawn whole.
  ///
  /// - Parameters:
  ///   - style: Whose lengths count only if none is negative and one is positive; an odd number of them goes round
  ///     twice.
  ///   - length: Of all that is drawn along.
  init?(_ style: StrokeStyle, along length: Double) {
    let own = style.dashLengths
    guard own.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashPhase.isFinite else { return nil }
    let lengths = own.count % 2 == 0 ? own : own + own
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, length.isFinite,
      length / period * Double(lengths.count / 2) < Self.most
    else { return nil }
    (self.lengths, self.period) = (lengths, period)
    // Exact however far in the phase is, where a quotient times the period would not be.
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = rest < 0 ? rest + period : rest
  }
}

/// The dashes of one subpath in turn.
struct DashWalk {
  private let pattern: DashPattern
  private var index = 0
  /// How far from the subpath's start the next dash or gap begins: at most a period before it.
  private var place: Double

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    place = -pattern.phase
  }

  /// The next dash that begins before the subpath ends; it may end behind that.
  mutating func next(before length: Double) -> (from: Double, to: Double)? {
    while place < length {
      let (begin, end) = (place, place + pattern.lengths[index])
      place = end + pattern.lengths[index + 1]
      index = index + 2 < pattern.lengths.count ? index + 2 : 0
      // One of no length is a dot where lines have caps, also at the very start.
      if end > 0 || begin == 0 { return (max(begin, 0), end) }
    }
    return nil
  }
}
