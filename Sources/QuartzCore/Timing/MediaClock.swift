import CoreGraphics
import Synchronization

/// The clock behind `CACurrentMediaTime()`: the machine's, or one that a headless run sets by hand.
///
/// Nothing in the engine reads it but the moments where user code meets the engine without a time
/// in hand: a commit, and `CACurrentMediaTime()` itself. Frames are handed their time.
package enum MediaClock {
  /// The set time's bits, or those of NaN while the machine's clock runs.
  private static let manualTime = Atomic<UInt64>(Double.nan.bitPattern)

  /// Seconds now.
  package static var now: Double {
    let manual = Double(bitPattern: manualTime.load(ordering: .relaxed))
    return manual.isNaN ? machineTime : manual
  }

  /// Stops the clock at `time` seconds until the next call; `nil` lets the machine's clock run again.
  package static func set(_ time: Double?) {
    manualTime.store((time ?? .nan).bitPattern, ordering: .relaxed)
  }

  /// Whether the clock stands at a time that was set.
  package static var isSetByHand: Bool {
    !Double(bitPattern: manualTime.load(ordering: .relaxed)).isNaN
  }

  /// `CLOCK_MONOTONIC` in seconds: stops in sleep, never goes back (T19).
  private static var machineTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The current time in seconds on the clock that all animations run by; monotonic (T19).
///
/// In a headless run this is the run's own clock, so what a scene computes from it repeats exactly.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}
