import CoreGraphics
import QuartzCore
import Raster
import UIKit

/// One frame from event to present, in the order in which it happens.
extension WindowStage {
  /// Runs a whole frame for a global time in seconds: when it is meant to be seen.
  ///
  /// - Parameters:
  ///   - intendedTime: That time.
  ///   - tick: The blank that the frame follows; `nil` for one between blanks.
  package func runFrame(for intendedTime: Double, at tick: FrameTick? = nil) {
    guard !isInFrame else { return }
    isInFrame = true
    dispatchEvents()
    fireDisplayLinks(tick)
    commitChanges()
    let time = timeAfterCommit(intendedTime)
    let list = buildDisplayList(at: time)
    let damage = findDamage(of: list)
    drawAndPresent(list, damage)
    finishFrame(at: time)
    isInFrame = false
    scheduleNextFrame(after: time)
  }

  /// Steps 1 and 2: events to the scene, pointer moves coalesced to the last before something else happens.
  func dispatchEvents() {
    let events = waitingEvents.coalescingMoves()
    waitingEvents = []
    for event in events {
      statistics.eventsDispatched += 1
      UIApplication.shared.handle(event, in: scene)
    }
  }

  /// Steps 3 to 6: what the scene changed becomes what is shown.
  private func commitChanges() {
    CATransaction.flush()
  }

  /// The frame's time, moved on when the commit came later than it, and never back.
  ///
  /// What was just committed begins at the commit: a frame for an earlier moment would show the model
  /// without its animation, for one flash of the end before the beginning.
  private func timeAfterCommit(_ intended: Double) -> Double {
    frameTime = max(intended, MediaClock.now, frameTime)
    return frameTime
  }

  /// Steps 7 and 8: the layers' values at the time, as a list of what to paint.
  private func buildDisplayList(at time: Double) -> DisplayList {
    statistics.framesBuilt += 1
    return context.displayList(at: time, scale: window.scale)
  }

  /// Step 9: where the list differs from what the buffer holds.
  private func findDamage(of list: DisplayList) -> [PixelRect] {
    let size = window.pixelSize
    if needsFullDraw { return [PixelRect(size)] }
    return Damage.between(old: shownList, new: list, size: size)
  }

  /// Steps 10 and 11: the damaged pixels are drawn and put on screen.
  ///
  /// While the server still reads the buffer nothing is drawn; the window ticks when it is free.
  private func drawAndPresent(_ list: DisplayList, _ damage: [PixelRect]) {
    guard !damage.isEmpty else {
      shownList = list
      return
    }
    let isDrawn = window.withBackBuffer { surface in
      renderer.draw(list, into: &surface, damage: damage, background: background)
    }
    guard isDrawn else {
      isTickRequested = true
      return
    }
    statistics.framesDrawn += 1
    shownList = list
    needsFullDraw = false
    window.present(damage)
  }

  /// Step 12: finished animations leave, their callbacks run, and what these changed is committed.
  private func finishFrame(at time: Double) {
    context.finishFrame(at: time)
    CATransaction.flush()
  }
}

extension Array where Element == InputEvent {
  /// Runs of pointer moves shortened to their last.
  func coalescingMoves() -> [InputEvent] {
    var result: [InputEvent] = []
    for event in self {
      if case .pointerMoved = event, case .pointerMoved? = result.last { result.removeLast() }
      result.append(event)
    }
    return result
  }
}
