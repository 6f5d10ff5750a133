import QuartzCore
import WindowSystem

/// The display links' part in a frame, and the blanks that they need.
extension WindowStage {
  /// Between the events and the commit: calls the links' targets, whose changes this frame shows.
  ///
  /// Only a frame at a blank does: one that answers an event in between does not move the links on.
  func fireDisplayLinks(_ tick: FrameTick?) {
    guard let tick, !isPaused else { return }
    displayLinkClock.fire(
      at: ScreenBlank(
        timestamp: tick.timestamp,
        targetTimestamp: max(tick.targetTime, MediaClock.now, frameTime),
        interval: tick.interval
      )
    )
  }

  /// Sees to the next frame anew; within a frame its end does.
  func displayLinksDidChange() {
    guard !isInFrame, !isTickRequested else { return }
    // What comes to rest with the last link is moved to whole pixels.
    if context.snapsToPixels == displayLinkClock.isRunning { return requestFrame() }
    scheduleNextFrame(after: max(frameTime, MediaClock.now))
  }
}
