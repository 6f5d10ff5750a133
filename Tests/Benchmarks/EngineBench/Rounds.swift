import CoreGraphics

/// Rounds of the same work, of which the middle one's time counts.
///
/// What a round has on the clock is well under a millisecond where it can be: longer rounds would all
/// be interrupted on a busy machine, and none would show what the work itself takes.
struct Rounds {
  /// How many are timed, after a few that are not.
  var count = 101
  private let untimed = 4

  /// The median over the rounds of the time of one operation, in microseconds.
  ///
  /// - Parameters:
  ///   - operations: How many operations `work` does.
  ///   - work: One round; what it does inside `timed` is on the clock, and it does that once.
  /// - Returns: Microseconds.
  func median(of operations: Int, _ work: (_ timed: (() -> Void) -> Void) -> Void) -> Double {
    var times: [Double] = []
    for round in 0..<(untimed + count) {
      var seconds = 0.0
      work { body in
        let start = Self.now
        body()
        seconds += Self.now - start
      }
      if round >= untimed { times.append(seconds / Double(operations)) }
    }
    return times.sorted()[times.count / 2] * 1e6
  }

  /// The machine's clock in seconds: the engine's own stands where each row sets it.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
