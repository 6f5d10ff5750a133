import UIKit
import QuartzCore
package import WindowSystem

extension WindowStage: StageWindowDelegate {
  package func window(_ window: any StageWindow, didReceive event: InputEvent) {
    guard isForScene?(event) ?? true else { return }
    guard isPaused || isStepped else { return receive(event) }
    // What is held is released also while time stands still, and the scene is notified when it goes on.
    if held.isReleased(by: event) || held.isFocusChanged(by: event) {
      held.note(event)
      keptEvents.append(event)
    }
  }

  /// Whether an event ends something that the scene was given as pressed.
  package func isReleased(by event: InputEvent) -> Bool { held.isReleased(by: event) }

  /// Passes on what was released while time stood still; call it when it goes on.
  func receiveKept() {
    let events = keptEvents
    keptEvents = []
    for event in events { receive(event) }
  }

  /// An event is answered at once when the stage is idle; while frames run it waits for the next frame.
  package func receive(_ event: InputEvent) {
    held.note(event)
    waitingEvents.append(event)
    guard !isTickRequested else { return }
    runFrame(for: MediaClock.now)
  }

  package func window(_ window: any StageWindow, didTick frame: FrameTick) {
    isTickRequested = false
    statistics.ticks += 1
    guard !isStepped else { return }
    // While the clock is paused a blank is a chance to draw, but time does not advance.
    if isPaused { runFrame(for: frameTime) } else { runFrame(for: frame.targetTime, at: frame) }
  }

  package func windowDidResize(_ window: any StageWindow) {
    fitSceneToWindow()
    runFrame(for: MediaClock.now)
  }

  /// Draws at once, for the current time, what has changed while the window could not be seen.
  package func windowDidChangeVisibility(_ window: any StageWindow) {
    scene.isMinimized = window.isMinimized
    displayLinkClock.isSeen = window.isVisible
    if window.isVisible { runFrame(for: MediaClock.now) }
  }

  package func windowShouldClose(_ window: any StageWindow) {
    onClose?()
  }

  package func window(_ window: any StageWindow, didLoseConnection reason: String) {
    onConnectionLost?(reason)
  }
}
