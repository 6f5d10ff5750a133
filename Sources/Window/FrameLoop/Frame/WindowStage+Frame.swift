import CoreGraphics
import Pixels
import QuartzCore
import Raster
import UIKit
package import WindowSystem

/// One frame from event to present, in the order in which it happens.
extension WindowStage {
  /// Runs a whole frame for the global time at which it is meant to be seen.
  ///
  /// - Parameters:
  ///   - intendedTime: The time at which the frame is meant to be seen, in seconds.
  ///   - tick: The blank that the frame follows; `nil` for a frame between blanks.
  package func runFrame(for intendedTime: Double, at tick: FrameTick? = nil) {
    guard !isInFrame else { return }
    beforeFrame()
    isInFrame = true
    meter?.begin()
    profile?.begin(interval: tick?.interval)
    MediaClock.held {
      dispatchEvents()
      if EngineTrace.isOn { EngineTrace.noteCause(.timer) }
      if !isPaused { MediaTimers.shared.fire(until: MediaClock.now) }
      if EngineTrace.isOn { EngineTrace.noteCause(.displayLink) }
      fireDisplayLinks(tick)
      if EngineTrace.isOn { EngineTrace.noteCause(.code) }
      profile?.end(.script)
      commitChanges()
    }
    profile?.end(.layout)
    let time = timeAfterCommit(intendedTime)
    updateDisplayList(at: time)
    profile?.end(.displayList)
    noteDamage(at: time)
    let pixels = drawAndPresent()
    meter?.end(pixels: pixels)
    profile?.finish(at: time, isStepped: isStepped)
    if pixels > 0 { onFrameDrawn?() }
    finishFrame(at: time)
    tellTextCaret()
    isInFrame = false
    scheduleNextFrame(after: time)
  }

  /// Steps 1 and 2: events to the scene; consecutive pointer moves are joined to the last of them.
  func dispatchEvents() {
    let events = isPaused ? [] : waitingEvents.coalescingMoves()
    waitingEvents = []
    for event in events {
      statistics.eventsDispatched += 1
      onInput?(event)
      if EngineTrace.isOn { EngineTrace.noteCause(.input, event.words) }
      UIApplication.shared.handle(event, in: scene)
    }
  }

  /// Steps 3 to 6: what the scene changed becomes what is shown.
  private func commitChanges() {
    CATransaction.flush()
  }

  /// The frame's time, advanced to the commit if that came later; time never goes back.
  ///
  /// What was just committed begins at the commit. A frame for an earlier moment would show the model without its
  /// animation: the end value would flash before the beginning.
  private func timeAfterCommit(_ intended: Double) -> Double {
    frameTime = max(intended, MediaClock.now, frameTime)
    return frameTime
  }

  /// Steps 7 and 8: the layers' values at the time, and the display list brought up to date.
  private func updateDisplayList(at time: Double) {
    statistics.framesBuilt += 1
    // With a clock that is set by hand, every run is the same.
    context.waitsForTiles = !window.isOnScreen || MediaClock.isSetByHand
    // Display links move layers frame by frame, also to places between pixels.
    context.snapsToPixels = !displayLinkClock.isRunning
    context.updateFrame(at: time, scale: window.scale)
  }

  /// Step 9: where the list differs from what the buffer holds, with the damage that is left from earlier frames.
  private func noteDamage(at time: Double) {
    let waiting = profile == nil ? [] : damage.areas
    damage.note(context.frame.retained, size: window.pixelSize)
    if let profile {
      // (What waits from a frame that could not be drawn may be an overlay's, which the scene has not changed.)
      if damage.areas != waiting { profile.note(damage.areas) }
      profile.end(.raster)
    }
    for number in 0..<3 {
      guard let overlay = number == 0 ? corners : number == 1 ? overlay : outline else { continue }
      damage.note(overlay.update(at: time, scale: window.scale, size: window.pixelSize))
    }
    if needsFullDraw { damage.noteAll() }
    profile?.end(.overlay)
  }

  /// Steps 10 and 11: the damaged pixels are drawn and put on screen.
  ///
  /// While the server still reads the buffers nothing is drawn; the window ticks when one is free. Nothing is drawn
  /// either while the window cannot be seen: the damage waits until it can.
  ///
  /// - Returns: Number of pixels drawn.
  private func drawAndPresent() -> Int {
    guard !damage.areas.isEmpty, window.isVisible, !isStepped else { return 0 }
    let isDrawn = window.withBackBuffer(for: damage.areas) { surface in
      renderer.draw(
        context.frame.list,
        outline: damage.outline,
        into: &surface,
        damage: damage.areas,
        background: shownBackground
      )
      profile?.end(.raster)
      corners?.draw(into: &surface, damage.areas)
      overlay?.draw(into: &surface, damage.areas)
      outline?.draw(into: &surface, damage.areas)
      profile?.end(.overlay)
    }
    guard isDrawn else {
      isTickRequested = true
      return 0
    }
    statistics.framesDrawn += 1
    needsFullDraw = false
    window.present(damage.areas)
    profile?.end(.present)
    let pixels = damage.areas.reduce(0) { $0 + $1.width * $1.height }
    damage.clear()
    return pixels
  }

  /// Step 12: finished animations leave, their callbacks run, and changes made by these are committed.
  private func finishFrame(at time: Double) {
    context.finishFrame(at: time)
    CATransaction.flush()
  }
}
