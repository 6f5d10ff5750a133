import CoreGraphics
import Synchronization

/// The clock of `CACurrentMediaTime()`: the machine's clock, one with another rate, or a manually set one.
///
/// The engine reads it only where user code calls the engine without a time: in a commit, and in `CACurrentMediaTime()`
/// itself. Frames get their time as a parameter.
package enum MediaClock {
  /// The bits of the set time, or one of the two NaN patterns below.
  private static let state = Atomic<UInt64>(Double.nan.bitPattern)
  /// The pattern for the machine's clock.
  private static var asMachine: UInt64 { Double.nan.bitPattern }
  /// The pattern for a clock with another rate; its readers take the lock.
  private static var onCourse: UInt64 { Double.nan.bitPattern | 1 }
  private static let course = Mutex(Course())
  /// How often the clock was set or started.
  private static let changes = Atomic<Int>(0)

  /// A linear map from the machine's time, up to an end.
  fileprivate struct Course: Sendable {
    /// A moment, on this clock and on the machine's.
    var (time, machineTime) = (0.0, 0.0)
    /// Seconds per second of the machine's clock.
    var rate = 1.0
    /// The time where it stops.
    var end = Double.infinity

    func time(ofMachine moment: Double) -> Double {
      min(time + (moment - machineTime) * rate, end)
    }
  }

  /// The clock's whole state, to save and restore at once.
  struct Setting: Sendable {
    fileprivate var bits = Double.nan.bitPattern
    fileprivate var course = Course()
  }

  static var setting: Setting {
    get { Setting(bits: state.load(ordering: .relaxed), course: course.withLock { $0 }) }
    set {
      course.withLock { $0 = newValue.course }
      state.store(newValue.bits, ordering: .relaxed)
    }
  }

  /// Seconds now.
  package static var now: Double {
    let bits = state.load(ordering: .relaxed)
    let manual = Double(bitPattern: bits)
    if !manual.isNaN { return manual }
    return bits == asMachine ? machineTime : time(ofMachine: machineTime)
  }

  /// Stops the clock at `time` seconds until the next call; `nil` makes it the machine's clock again.
  package static func set(_ time: Double?) {
    state.store(time.map(\.bitPattern) ?? asMachine, ordering: .relaxed)
    changes.add(1, ordering: .relaxed)
  }

  /// Runs the clock from `time`, at `rate` seconds per second of the machine's clock.
  ///
  /// - Parameters:
  ///   - time: The current time to set, in seconds.
  ///   - rate: The rate of the clock, greater than 0.
  ///   - end: The time where it stops, in seconds, however late the next call is; one that is past stops it at `time`.
  package static func run(from time: Double, at rate: Double, until end: Double = .infinity) {
    course.withLock {
      $0 = Course(time: time, machineTime: machineTime, rate: rate, end: max(time, end))
    }
    state.store(onCourse, ordering: .relaxed)
    changes.add(1, ordering: .relaxed)
  }

  /// Stops a clock with another rate while `body` runs, so that all of it happens at the same time.
  ///
  /// So what input starts can be repeated at exactly that time. A clock that `body` sets or starts stays as it is then.
  ///
  /// - Parameters:
  ///   - time: The time to stop at, in seconds; `nil` for now.
  ///   - body: The code to run.
  @MainActor
  package static func held(at time: Double? = nil, _ body: () -> Void) {
    guard state.load(ordering: .relaxed) == onCourse else { return body() }
    let before = changes.load(ordering: .relaxed)
    state.store((time ?? now).bitPattern, ordering: .relaxed)
    body()
    // (A scene that runs the run loop in a callback may be paused in it.)
    guard changes.load(ordering: .relaxed) == before else { return }
    state.store(onCourse, ordering: .relaxed)
  }

  /// Whether the clock is stopped at a time that was set.
  package static var isSetByHand: Bool {
    !Double(bitPattern: state.load(ordering: .relaxed)).isNaN
  }

  /// Seconds per second of the machine's clock: 1, unless another rate was set.
  package static var rate: Double {
    state.load(ordering: .relaxed) == onCourse ? course.withLock { $0.rate } : 1
  }

  /// The time for a time of the machine's clock, such as that of a vertical blank or of an event: the same, unless
  /// another rate was set.
  package static func time(ofMachine moment: Double) -> Double {
    guard state.load(ordering: .relaxed) == onCourse else { return moment }
    return course.withLock { $0.time(ofMachine: moment) }
  }

  /// `CLOCK_MONOTONIC` in seconds: it stops in sleep, and never goes back (T19).
  package static var machineTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The current time in seconds on the clock of all animations; monotonic.
///
/// In a headless run this is the run's own clock, so what a scene computes from it is reproducible.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}
