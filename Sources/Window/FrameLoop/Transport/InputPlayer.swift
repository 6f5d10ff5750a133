import QuartzCore
import UIKit

/// Plays a tape to a scene whose clock runs.
///
/// Each event happens at exactly its time on the scene's clock, though the machine's may be a little later: what it
/// begins is then the same in every run.
final class InputPlayer {
  /// What is to be played; whoever steps through time takes from it too.
  var tape = InputTape() {
    didSet { if isRunning { wait() } }
  }
  /// Whether what the scene is given now comes from the tape.
  private(set) var isPlaying = false
  var isRunning = false {
    didSet { wait() }
  }
  private let timer = WakeTimer()
  private let stage: () -> WindowStage?

  /// - Parameter stage: The window that gets the input.
  init(stage: @escaping () -> WindowStage?) {
    self.stage = stage
    timer.onWake = { [unowned self] in playDue() }
  }

  /// To be called when the clock has another speed.
  func wait() {
    guard isRunning, let next = tape.nextTime else { return timer.set(nil) }
    timer.set(max(0, next - MediaClock.now) / MediaClock.rate)
  }

  /// Does something that gives the scene input from the tape.
  func playing(_ body: () -> Void) {
    let wasPlaying = isPlaying
    isPlaying = true
    body()
    isPlaying = wasPlaying
  }

  private func playDue() {
    let due = tape.take(until: MediaClock.now)
    guard let stage = stage() else { return }
    playing {
      for entry in due {
        MediaClock.held(at: entry.time) {
          stage.receive(entry.event)
          stage.runFrame(for: entry.time)
        }
      }
    }
    // (While the clock was held no later frame was asked for.)
    stage.scheduleNextFrame(after: MediaClock.now)
    wait()
  }
}
