internal import Glibc

/// The machine's clock: seconds that never go back, from an arbitrary start.
nonisolated package enum MonotonicClock {
  /// Now, in seconds (`clock_gettime(CLOCK_MONOTONIC)`).
  package static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
