import CoreGraphics
import Synchronization

/// The clock behind `CACurrentMediaTime()`: the machine's, one that runs faster or slower than that, or one that is set
/// by hand.
///
/// Nothing in the engine reads it but the moments where user code meets the engine without a time
/// in hand: a commit, and `CACurrentMediaTime()` itself. Frames are handed their time.
package enum MediaClock {
  /// The bits of the time that was set, or those of one of two numbers that are none.
  private static let state = Atomic<UInt64>(Double.nan.bitPattern)
  /// Of the machine's clock as it is.
  private static var asMachine: UInt64 { Double.nan.bitPattern }
  /// Of the machine's clock on another course, which whoever reads this has to wait for.
  private static var onCourse: UInt64 { Double.nan.bitPattern | 1 }
  private static let course = Mutex(Course())

  /// How time goes on with the machine's.
  fileprivate struct Course: Sendable {
    /// A moment, on this clock and on the machine's.
    var (time, machineTime) = (0.0, 0.0)
    /// Seconds for each of the machine's.
    var rate = 1.0
  }

  /// All that it is set to, to be taken and given back as one.
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

  /// Stops the clock at `time` seconds until the next call; `nil` lets the machine's clock run again.
  package static func set(_ time: Double?) {
    state.store(time.map(\.bitPattern) ?? asMachine, ordering: .relaxed)
  }

  /// Lets it run on from `time`, with `rate` seconds for each of the machine's.
  ///
  /// - Parameters:
  ///   - time: What it says now, in seconds.
  ///   - rate: More than 0.
  package static func run(from time: Double, at rate: Double) {
    course.withLock { $0 = Course(time: time, machineTime: machineTime, rate: rate) }
    state.store(onCourse, ordering: .relaxed)
  }

  /// Holds a clock that is on a course for as long as `body` runs: all of it happens at one moment.
  ///
  /// So what input begins can be begun again at exactly that moment.
  ///
  /// - Parameters:
  ///   - time: That moment, in seconds; `nil` for now.
  ///   - body: What happens.
  @MainActor
  package static func held(at time: Double? = nil, _ body: () -> Void) {
    guard state.load(ordering: .relaxed) == onCourse else { return body() }
    state.store((time ?? now).bitPattern, ordering: .relaxed)
    body()
    state.store(onCourse, ordering: .relaxed)
  }

  /// Whether the clock stands at a time that was set.
  package static var isSetByHand: Bool {
    !Double(bitPattern: state.load(ordering: .relaxed)).isNaN
  }

  /// Seconds for each of the machine's: 1, unless it is on another course.
  package static var rate: Double {
    state.load(ordering: .relaxed) == onCourse ? course.withLock { $0.rate } : 1
  }

  /// What it says at a moment of the machine's clock, such as that of a blank or of an event: that moment itself,
  /// unless it is on another course.
  package static func time(ofMachine moment: Double) -> Double {
    guard state.load(ordering: .relaxed) == onCourse else { return moment }
    return course.withLock { $0.time + (moment - $0.machineTime) * $0.rate }
  }

  /// `CLOCK_MONOTONIC` in seconds: stops in sleep, never goes back (T19).
  package static var machineTime: Double {
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
