import Dispatch
import Foundation
import Synchronization

/// What scenes do with time.
@MainActor
enum Trials {
  static func timers() {
    repeating = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
      MainActor.assumeIsolated { Log.note("repeating") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { Log.note("once") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated {
        Log.note("stops the other")
        repeating?.invalidate()
      }
    }
    RunLoop.main.add(
      Timer(fire: Date(timeIntervalSinceNow: 0.45), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { Log.note("at a date") }
      },
      forMode: .common
    )
    RunLoop.main.perform { MainActor.assumeIsolated { Log.note("performed") } }
  }

  private static var repeating: Timer?

  static func queues() {
    for wait in [0.5, 0.1, 0.25, 0.1, 1.0 / 60] {
      DispatchQueue.main.asyncAfter(deadline: .now() + wait) { Log.note("after \(wait)") }
    }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.75) { Log.note("by the wall's clock") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
      let time = Log.time()
      DispatchQueue.main.async { Log.note("hopped from \(time)") }
    }
    let serial = DispatchQueue(label: "serial")
    serial.asyncAfter(deadline: .now() + 0.3) {
      let time = Log.time()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { Log.note("later than \(time)") }
    }
    DispatchQueue.main.async { Log.note("at once") }
  }

  static func sources() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    var count = 0
    source.schedule(deadline: .now() + 0.05, repeating: 0.04)
    source.setEventHandler {
      count += 1
      Log.note("source \(count)")
      if count == 6 { source.cancel() }
    }
    source.resume()
    let background = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
    background.schedule(deadline: .now() + 0.07, repeating: .milliseconds(500))
    background.setEventHandler { @Sendable in
      let time = Log.time()
      DispatchQueue.main.async { Log.note("background source at \(time)") }
    }
    background.resume()
    kept.append(background)
  }

  private static var kept: [any DispatchSourceTimer] = []

  static func tasks() {
    Task {
      for wait in [100, 20, 5] {
        try await Task.sleep(for: .milliseconds(wait))
        Log.note("slept \(wait)")
      }
      try await Task.sleep(nanoseconds: 1_234_567)
      Log.note("slept nanoseconds")
      try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
      Log.note("slept by the suspending clock")
    }
    Task.detached {
      try await Task.sleep(for: .seconds(0.5))
      let time = Log.time()
      await Log.note("detached at \(time)")
    }
    let cancelled = Task {
      do { try await Task.sleep(for: .seconds(10)) } catch { Log.note("cancelled") }
    }
    Task {
      try await Task.sleep(for: .seconds(0.8))
      cancelled.cancel()
    }
  }

  static func chains() {
    chain(7)
    Task { await tick(5) }
  }

  /// Each link sets the next: several within one frame.
  private static func chain(_ left: Int) {
    guard left > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
      Log.note("link \(left) after frame \(Log.frame)")
      chain(left - 1)
    }
  }

  private static func tick(_ count: Int) async {
    for number in 0..<count {
      try? await Task.sleep(for: .milliseconds(3))
      Log.note("tick \(number) after frame \(Log.frame)")
    }
  }

  /// A timer that is due at a frame's time comes with that frame, however its date was rounded.
  static func frames() {
    for interval in [0.1, 1.0 / 60, 1.0 / 3] {
      _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        MainActor.assumeIsolated { firings[interval, default: []].append(Log.frame + 1) }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.999) {
      for (_, frames) in firings.sorted(by: { $0.key < $1.key }) {
        print(frames.map(String.init).joined(separator: " "))
      }
    }
  }

  private static var firings: [Double: [Int]] = [:]

  /// Always something for the present: the clock goes on all the same.
  static func flood() {
    DispatchQueue.main.asyncAfter(deadline: .now()) {
      if Log.frame < 3 { flood() } else { Log.note("the flood is over after frame \(Log.frame)") }
    }
  }

  /// Half a second of a processor's time on another thread takes none of the scene's.
  static func work() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      var sum = 0.0
      for number in 1..<20_000_000 { sum += 1 / Double(number) }
      let hundredths = Int(sum * 100)
      DispatchQueue.main.async { Log.note("worked out \(hundredths)") }
    }
  }

  /// A thread that never rests holds nothing up for ever.
  static func endless() {
    Thread.detachNewThread { while true {} }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Log.note("after all") }
  }
}
