/// Turns the X server's milliseconds into our seconds.
///
/// The server counts milliseconds from an unknown start and wraps after 49.7 days. The smallest difference seen between
/// its time and the time of arrival is the estimate of the offset: every other event only took longer to arrive. The
/// estimate may grow slowly, so that two clocks that run at different speeds do not drift apart.
package nonisolated struct ServerClock {
  /// How fast the estimate may grow: 100 parts per million.
  private static let drift = 1e-4

  private var lastStamp: UInt32?
  private var milliseconds: Int64 = 0
  private var offset = 0.0
  private var lastArrival = 0.0

  package init() {}

  /// When the event with that server time happened, in seconds on our clock, never after `now`.
  ///
  /// A time of 0 (`CurrentTime`, from clients that send events themselves) is `now`.
  package mutating func time(of stamp: UInt32, now: Double) -> Double {
    guard stamp != 0 else { return now }
    let candidate = now - unwrapped(stamp)
    if lastStamp == nil {
      offset = candidate
    } else {
      offset = min(candidate, offset + max(0, now - lastArrival) * Self.drift)
    }
    advance(to: stamp)
    lastArrival = now
    return min(now, Double(milliseconds) / 1000 + offset)
  }

  /// Seconds since the first time stamp, though the counter may have wrapped since.
  private func unwrapped(_ stamp: UInt32) -> Double {
    guard let lastStamp else { return 0 }
    return Double(milliseconds + Int64(Int32(bitPattern: stamp &- lastStamp))) / 1000
  }

  private mutating func advance(to stamp: UInt32) {
    if let lastStamp { milliseconds += Int64(Int32(bitPattern: stamp &- lastStamp)) }
    lastStamp = stamp
  }
}
