import CoreGraphics

/// Rounds of the same work, whose median time is the result.
///
/// The timed part of a round is well under a millisecond where possible: longer rounds would all be interrupted on a
/// busy machine, and none would show the time of the work itself.
struct Rounds {
  /// The number of timed rounds, after a few that are not timed.
  var count = 101
  private let untimed = 4

  /// The median over the rounds of the time of one operation, in microseconds.
  ///
  /// - Parameters:
  ///   - operations: The number of operations that `work` does.
  ///   - work: One round; it calls `timed` once, and only what it does inside is timed.
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

  /// The machine's clock in seconds: the engine's own is set by each row.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
