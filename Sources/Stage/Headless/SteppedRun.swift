import Foundation
import QuartzCore
package import UIKit

/// Runs a scene on a clock that is set by hand: 60 frames a second of the scene's own time, none of
/// them tied to the machine's, so every run is the same.
///
/// A frame at a multiple of 1/60 s follows a blank one interval before it, which display links are told
/// of. The frames of events and of the end of a run fall between blanks and do not move links on: where
/// a run stops on its way changes nothing.
///
/// Timers, `DispatchQueue.main.asyncAfter` and `Task.sleep` in a scene keep the machine's clock: a
/// stepped run does not wait for them.
package final class SteppedRun {
  /// The scene's time in seconds; 0 is its first frame.
  package private(set) var time: Double
  /// The window that gets the input.
  package let stage: WindowStage
  /// Those beside it, as there are any at the time.
  private let others: () -> [WindowStage]

  /// From one frame to the next, in seconds.
  package static let frameDuration = HeadlessWindow.blankInterval
  /// How much two times may differ by rounding and be the same.
  static let hair = 1e-9
  private var frame: Int
  private var events: [(time: Double, event: InputEvent)] = []

  /// Stops `CACurrentMediaTime()` at 0; call it before the scene is made.
  package static func stopClock() {
    MediaClock.set(0)
  }

  /// Goes on with stages whose frame for a time has run.
  ///
  /// - Parameters:
  ///   - stage: The window that gets the input.
  ///   - others: Those beside it.
  ///   - time: The time, in seconds.
  package init(
    stage: WindowStage,
    others: @escaping () -> [WindowStage] = { [] },
    time: Double = 0
  ) {
    (self.time, self.stage, self.others) = (time, stage, others)
    frame = Self.frame(at: time)
  }

  /// Has `event` happen at `time` seconds of the scene's clock, in the order given for equal times.
  package func schedule(_ event: InputEvent, at time: Double) {
    let place = events.firstIndex { $0.time > time } ?? events.count
    events.insert((time, event), at: place)
  }

  /// Runs every frame up to `end`, and one at `end` itself when that falls between two.
  package func advance(to end: Double) {
    while true {
      let nextFrame = Double(frame + 1) * Self.frameDuration
      let nextEvent = events.first?.time ?? .infinity
      let next = min(nextFrame, nextEvent)
      // A frame that should fall on `end` may miss it by the last digit of 1/60.
      guard next <= end + Self.hair else { break }
      if nextFrame <= nextEvent { frame += 1 }
      step(to: next, isAtBlank: nextFrame <= nextEvent)
    }
    if end > time { step(to: end, isAtBlank: false) }
  }

  /// The time of the frame that comes so many frames after a time.
  static func time(framesAfter count: Int, of time: Double) -> Double {
    Double(frame(at: time) + count) * frameDuration
  }

  /// The number of the last frame that is due at a time.
  private static func frame(at time: Double) -> Int {
    Int(((time + hair) / frameDuration).rounded(.down))
  }

  private func step(to next: Double, isAtBlank: Bool) {
    time = max(time, next)
    MediaClock.set(time)
    letTasksRun()
    while let event = events.first, event.time <= time + Self.hair {
      events.removeFirst()
      stage.receive(event.event)
    }
    for stage in [stage] + others() { stage.runFrame(for: time, at: isAtBlank ? tick : nil) }
  }

  /// The blank before the frame that is due.
  private var tick: FrameTick {
    FrameTick(
      timestamp: Double(frame - 1) * Self.frameDuration,
      targetTime: time,
      interval: Self.frameDuration,
      sequence: UInt64(frame)
    )
  }

  /// Work that the scene has put on the main queue: `Task {}`, `DispatchQueue.main.async`.
  private func letTasksRun() {
    _ = RunLoop.main.run(mode: .default, before: Date.distantPast)
  }
}
