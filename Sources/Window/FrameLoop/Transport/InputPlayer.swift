import QuartzCore
import UIKit

/// Plays a tape to a scene whose clock runs.
///
/// Each event happens at exactly its time on the scene's clock, though the machine's may be a little later. So what it
/// starts is the same in every run.
final class InputPlayer {
  /// The input still to be played; stepping through time takes from it too.
  var tape = InputTape() {
    didSet { if isRunning { wait() } }
  }
  /// Whether the input that the scene receives now comes from the tape.
  private(set) var isPlaying = false
  var isRunning = false {
    didSet { wait() }
  }
  private let timer = WakeTimer()
  private let stage: () -> WindowStage?

  /// - Parameter stage: Returns the stage of the window that gets the input.
  init(stage: @escaping () -> WindowStage?) {
    self.stage = stage
    timer.onWake = { [unowned self] in
      playDue()
      // (It may have come a moment too early.)
      wait()
    }
  }

  /// Waits again for the next event; call it when the clock's speed has changed.
  func wait() {
    guard isRunning, let next = tape.nextTime else { return timer.set(nil) }
    timer.set(max(0, next - MediaClock.now) / MediaClock.rate)
  }

  /// Runs a closure that passes input from the tape to the scene.
  func playing(_ body: () -> Void) {
    let wasPlaying = isPlaying
    isPlaying = true
    body()
    isPlaying = wasPlaying
  }

  /// Plays what is due, each at its own time.
  func playDue() {
    guard isRunning, !isPlaying, let next = tape.nextTime, next <= MediaClock.now,
      let stage = stage()
    else { return }
    // What the user has done meanwhile is the user's, and comes after what was due.
    let users = stage.waitingEvents
    stage.waitingEvents = []
    playing {
      for entry in tape.take(until: MediaClock.now) {
        MediaClock.held(at: entry.time) {
          stage.receive(entry.event)
          stage.runFrame(for: entry.time)
        }
      }
    }
    stage.waitingEvents = users + stage.waitingEvents
    // (While the clock was stopped no later frame was requested.)
    stage.scheduleNextFrame(after: MediaClock.now)
  }
}
