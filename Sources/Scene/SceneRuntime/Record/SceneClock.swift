internal import Glibc
import QuartzCore
import FrameLoop

/// The clock that timers, dates, sleeps and other threads of a recorded scene run by, and the random numbers.
///
/// It is a library that the command preloads (`Sources/Scene/CSceneClock`), and that no target links.
struct SceneClock {
  private typealias Pump = @convention(c) () -> Void

  private let advance: @convention(c) (Double) -> Void

  /// Create it before the scene; `nil` where the library is missing.
  init?() {
    guard let begin = dlsym(nil, "pegbar_clock_begin"),
      let advance = dlsym(nil, "pegbar_clock_advance"), let now = dlsym(nil, "pegbar_clock_now")
    else { return nil }
    Self.now = unsafeBitCast(now, to: (@convention(c) () -> Double).self)
    self.advance = unsafeBitCast(advance, to: (@convention(c) (Double) -> Void).self)
    unsafeBitCast(begin, to: (@convention(c) (Pump) -> Void).self)({
      MainActor.assumeIsolated { SceneClock.doWhatIsDue() }
    })
  }

  /// Advances it, from one time at which something is due to the next.
  func advance(to time: Double) { advance(time) }

  private static var now: (@convention(c) () -> Double)?

  /// The work of timers and queues for the main thread happens at its own time: changes by the scene are animated from
  /// that time on.
  private static func doWhatIsDue() {
    if let now { MediaClock.set(max(MediaClock.now, now())) }
    for _ in 0..<3 { SteppedRun.letTasksRun() }
    CATransaction.flush()
  }
}
