/// One blank of a window's screen, in seconds on the clock of `CACurrentMediaTime()`.
package struct ScreenBlank: Equatable, Sendable {
  /// When it happened.
  package var timestamp: Double
  /// When what is drawn now will be seen.
  package var targetTimestamp: Double
  /// From one blank to the next.
  package var interval: Double

  package init(timestamp: Double, targetTimestamp: Double, interval: Double) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.interval = interval
  }

  /// How many blanks apart the calls of a link are that would like `rate` of them a second; 1 for 0.
  ///
  /// Whole blanks only, so that calls come evenly: the closest rate of the screen's, its half, its
  /// third …, and the faster of two as close. A measured rate is taken to the next whole number, so
  /// that its noise decides nothing.
  package static func perCall(atRate rate: Int, interval: Double) -> Int {
    let refreshRate = (1 / interval).rounded()
    guard rate > 0, refreshRate.isFinite, refreshRate > Double(rate) else { return 1 }
    let fewer = (refreshRate / Double(rate)).rounded(.down)
    let isFasterCloser =
      refreshRate / fewer - Double(rate) <= Double(rate) - refreshRate / (fewer + 1)
    return Int(fewer) + (isFasterCloser ? 0 : 1)
  }
}
