import Dispatch
import Foundation

/// A scene's process as a recording runs it, without a scene: does what its arguments name, and moves the clock on
/// through 60 frames a second for two seconds.
///
/// Prints what happens, each line with the scene's time in microseconds.
@main
enum ClockTrial {
  static func main() {
    guard let clock = SceneClock() else {
      print("there is no clock: is the library preloaded?")
      exit(1)
    }
    clock.begin {
      for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
    for name in CommandLine.arguments.dropFirst() {
      guard let trial = trials[name] else {
        print("there is no trial \(name)")
        exit(1)
      }
      MainActor.assumeIsolated { trial() }
    }
    for frame in 0...120 {
      clock.advance(Double(frame) / 60)
      MainActor.assumeIsolated { Log.frame = frame }
    }
    let end = Date().timeIntervalSince1970.rounded()
    print("end \(Int((clock.now() * 1e6).rounded())) \(Int(end))")
  }

  static let trials: [String: @Sendable @MainActor () -> Void] = [
    "timers": Trials.timers,
    "queues": Trials.queues,
    "sources": Trials.sources,
    "tasks": Trials.tasks,
    "threads": Trials.threads,
    "chains": Trials.chains,
    "frames": Trials.frames,
    "flood": Trials.flood,
    "mainSleeps": Trials.mainSleeps,
    "mainWaits": Trials.mainWaits,
    "mainSpins": Trials.mainSpins,
    "work": Trials.work,
    "endless": Trials.endless,
    "random": Trials.random,
    "clocks": Trials.clocks,
    "child": Trials.child,
  ]
}

/// What happened, on the main thread.
@MainActor
enum Log {
  /// The last frame that was advanced to.
  static var frame = -1

  static func note(_ what: String) {
    print("\(time()) \(what)")
  }

  /// The scene's time in microseconds, off the clock that libdispatch uses.
  nonisolated static func time() -> Int {
    Int((Double(DispatchTime.now().uptimeNanoseconds) / 1e3).rounded()) - 1_000_000_000
  }
}
