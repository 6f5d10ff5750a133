import QuartzCore
import WindowSystem

/// The display links' part in a frame, and the blanks that they need.
extension WindowStage {
  /// Between the events and the commit: calls the links' targets, whose changes this frame shows.
  ///
  /// Only a frame at a blank calls them: one that answers an event between blanks does not advance the links.
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

  /// Schedules the next frame again; within a frame, the end of the frame does that.
  func displayLinksDidChange() {
    guard !isInFrame, !isTickRequested else { return }
    // What comes to rest with the last link is snapped to whole pixels.
    if context.snapsToPixels == displayLinkClock.isRunning { return requestFrame() }
    scheduleNextFrame(after: max(frameTime, MediaClock.now))
  }
}
