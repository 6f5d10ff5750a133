import Foundation
import QuartzCore
import UIKit
package import WindowSystem

/// Runs a scene on a clock that is set by hand, so that every run is the same.
///
/// There is a fixed number of frames per second of the scene's own time, usually 60. No frame is tied to the machine's
/// time.
///
/// A frame at a multiple of the interval follows a blank one interval before it, which advances display links. The
/// frames of events and of the end of a run fall between blanks and do not advance links: where a run stops on its way
/// changes nothing.
///
/// Timers, `DispatchQueue.main.asyncAfter` and `Task.sleep` in a scene keep the machine's clock, and a stepped run does
/// not wait for them, unless they have a clock of their own (`systemClock`), as in recordings.
package final class SteppedRun {
  /// The scene's time in seconds; 0 is its first frame.
  package private(set) var time: Double
  /// The stage of the window that gets the input.
  package let stage: WindowStage
  /// The stages of the other windows at the time of the call.
  private let others: () -> [WindowStage]

  /// Advances the clock of timers, dates and threads to a time, and runs what is due until then; `nil` where the scene
  /// has the machine's clock.
  package var systemClock: ((Double) -> Void)?

  /// The time from one frame to the next, in seconds.
  private let interval: Double
  /// How much two times may differ by rounding and be the same.
  static let epsilon = 1e-9
  private var frame: Int
  /// How many frames in a row there was nothing to do for.
  private var quietFrames = 0
  /// The events to come, the earliest first.
  private var events: ArraySlice<(time: Double, event: InputEvent)> = []

  /// Stops `CACurrentMediaTime()` at 0; call it before the scene is created.
  package static func stopClock() {
    MediaClock.set(0)
  }

  /// Continues with stages whose frame for a time has run.
  ///
  /// - Parameters:
  ///   - stage: The stage of the window that gets the input.
  ///   - others: The stages of the other windows.
  ///   - time: The time of the last frame that has run, in seconds.
  ///   - interval: The time from one frame to the next, in seconds.
  package init(
    stage: WindowStage,
    others: @escaping () -> [WindowStage] = { [] },
    time: Double = 0,
    interval: Double = HeadlessWindow.blankInterval
  ) {
    (self.time, self.stage, self.others) = (time, stage, others)
    self.interval = interval
    frame = Self.frame(at: time, interval)
  }

  /// Schedules `event` at `time` seconds of the scene's clock; events with equal times keep the order of the calls.
  package func schedule(_ event: InputEvent, at time: Double) {
    // The usual case: the events of a tape are in order.
    guard let last = events.last, last.time > time else { return events.append((time, event)) }
    events.insert((time, event), at: events.firstIndex { $0.time > time } ?? events.endIndex)
  }

  /// Runs every frame up to `end`, and one at `end` itself if that falls between two.
  package func advance(to end: Double) {
    while true {
      let nextFrame = Double(frame + 1) * interval
      let nextEvent = events.first?.time ?? .infinity
      let next = min(nextFrame, nextEvent)
      // A frame that should fall on `end` may miss it by the last digit of 1/60.
      guard next <= end + Self.epsilon else { break }
      let isAtBlank = nextFrame <= nextEvent
      if isAtBlank { frame += 1 }
      step(to: isAtBlank && abs(next - end) <= Self.epsilon ? end : next, isAtBlank: isAtBlank)
      leaveOutQuietFrames(until: end)
    }
    if end > time { step(to: end, isAtBlank: false) }
  }

  /// How many idle frames run before further ones are skipped: main-queue work that enqueues more goes on from frame to
  /// frame.
  private static let quietFrameCount = 60

  /// Skips to the last frame before something happens, as an idle window does: an idle hour takes no longer than an
  /// idle second.
  ///
  /// With a clock of the system's own every frame runs, as timers are due in between.
  private func leaveOutQuietFrames(until end: Double) {
    guard systemClock == nil else { return }
    let stages = [stage] + others()
    let change = stages.reduce(Double.infinity) { min($0, $1.nextChangeTime(after: time)) }
    let next = min(change, events.first?.time ?? .infinity, end)
    let last = next.isFinite ? Self.frame(at: next, interval) - 1 : frame
    guard last > frame else { return quietFrames = 0 }
    quietFrames += 1
    if quietFrames > Self.quietFrameCount { frame = last }
  }

  /// Runs the same frames without drawing; at most the frame at `end` is drawn.
  ///
  /// - Parameters:
  ///   - end: The time of the last frame, in seconds.
  ///   - isDrawn: Whether the frame at the end is drawn; otherwise a later frame draws what has changed.
  package func skip(to end: Double, drawingLast isDrawn: Bool) {
    isDrawing = { [epsilon = Self.epsilon] time in isDrawn && time >= end - epsilon }
    defer { isDrawing = { _ in true } }
    advance(to: end)
  }

  /// Whether the frame at a time is drawn.
  private var isDrawing: (Double) -> Bool = { _ in true }

  /// The number of the last frame that is due at a time.
  private static func frame(at time: Double, _ interval: Double) -> Int {
    Int(((time + epsilon) / interval).rounded(.down))
  }

  private func step(to next: Double, isAtBlank: Bool) {
    time = max(time, next)
    let isDrawn = isDrawing(time)
    if !isDrawn { for stage in [stage] + others() { stage.isStepped = true } }
    defer { if !isDrawn { for stage in [stage] + others() { stage.isStepped = false } } }
    systemClock?(time)
    MediaClock.set(time)
    Self.letTasksRun()
    while let event = events.first, event.time <= time + Self.epsilon {
      events.removeFirst()
      stage.receive(event.event)
    }
    for stage in [stage] + others() { stage.runFrame(for: time, at: isAtBlank ? tick : nil) }
  }

  /// The blank before the frame that is due.
  private var tick: FrameTick {
    FrameTick(
      timestamp: Double(frame - 1) * interval,
      targetTime: time,
      interval: interval,
      sequence: UInt64(frame)
    )
  }

  /// Runs work that the scene has put on the main queue: `Task {}`, `DispatchQueue.main.async`.
  package static func letTasksRun() {
    _ = RunLoop.main.run(mode: .default, before: Date.distantPast)
  }
}
