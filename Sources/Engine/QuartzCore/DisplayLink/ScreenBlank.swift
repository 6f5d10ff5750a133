/// A vertical blank of a window's screen, in seconds on the clock of `CACurrentMediaTime()`.
package struct ScreenBlank: Equatable, Sendable {
  /// The time when it happened.
  package var timestamp: Double
  /// The time when what is drawn now will be shown.
  package var targetTimestamp: Double
  /// The time from one blank to the next.
  package var interval: Double

  package init(timestamp: Double, targetTimestamp: Double, interval: Double) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.interval = interval
  }

  /// The number of blanks per call of a link with a preferred `rate` per second; 1 for 0.
  ///
  /// A whole number of blanks, so that calls are evenly spaced: the closest of the screen's rate, its half, its third
  /// …, and of two equally close rates the higher. A measured rate is rounded to a whole number, so that its noise has
  /// no effect.
  package static func perCall(atRate rate: Int, interval: Double) -> Int {
    let refreshRate = (1 / interval).rounded()
    guard rate > 0, refreshRate.isFinite, refreshRate > Double(rate) else { return 1 }
    let fewer = (refreshRate / Double(rate)).rounded(.down)
    let isFasterCloser =
      refreshRate / fewer - Double(rate) <= Double(rate) - refreshRate / (fewer + 1)
    return Int(fewer) + (isFasterCloser ? 0 : 1)
  }
}
