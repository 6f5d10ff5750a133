/// One vertical blank, in seconds on the clock of `CACurrentMediaTime()`.
package struct FrameTick: Equatable, Sendable {
  /// When this blank happened.
  package var timestamp: Double
  /// When what is drawn now will be seen: the next blank.
  package var targetTime: Double
  /// The time from one blank to the next.
  package var interval: Double
  /// The screen's frame counter, which increases by one with each blank.
  package var sequence: UInt64

  package init(timestamp: Double, targetTime: Double, interval: Double, sequence: UInt64) {
    self.timestamp = timestamp
    self.targetTime = targetTime
    self.interval = interval
    self.sequence = sequence
  }
}
