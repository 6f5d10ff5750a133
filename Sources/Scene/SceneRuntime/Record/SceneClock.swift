internal import Glibc
import QuartzCore
import FrameLoop

/// The clock that timers, dates, sleeps and other threads of a recorded scene run by, and the random numbers.
///
/// It is a library that the command has loaded before all others (`Sources/Scene/CSceneClock`), and nobody links.
struct SceneClock {
  private typealias Pump = @convention(c) () -> Void

  private let advance: @convention(c) (Double) -> Void

  /// To be made before the scene; `nil` where the library is not there.
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

  /// Moves it on, from one time at which something is due to the next.
  func advance(to time: Double) { advance(time) }

  private static var now: (@convention(c) () -> Double)?

  /// What timers and queues have for the main thread happens at its own time: what a scene changes then is animated
  /// from then on.
  private static func doWhatIsDue() {
    if let now { MediaClock.set(max(MediaClock.now, now())) }
    for _ in 0..<3 { SteppedRun.letTasksRun() }
    CATransaction.flush()
  }
}
