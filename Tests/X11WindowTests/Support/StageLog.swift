import Pixels
import Raster
import FrameLoop
import UIKit
import WindowSystem

/// A stage that writes down what its window tells it.
final class StageLog: StageWindowDelegate {
  var events: [InputEvent] = []
  var ticks: [FrameTick] = []
  var sizes: [PixelSize] = []
  /// What it said of whether it can be seen, each time that changed.
  var visibilities: [Bool] = []
  var closeRequests: Int { sizesAtClose.count }
  /// The size that the window said it had at each of them.
  var sizesAtClose: [PixelSize] = []
  var losses: [String] = []
  /// Done with each event.
  var onEvent: (InputEvent) -> Void = { _ in }
  /// Done at each tick.
  var onTick: () -> Void = {}
  /// Done at each new size.
  var onResize: () -> Void = {}

  func window(_ window: any StageWindow, didReceive event: InputEvent) {
    events.append(event)
    onEvent(event)
  }

  func window(_ window: any StageWindow, didTick frame: FrameTick) {
    ticks.append(frame)
    onTick()
  }

  func windowDidResize(_ window: any StageWindow) {
    sizes.append(window.pixelSize)
    onResize()
  }

  func windowDidChangeVisibility(_ window: any StageWindow) {
    visibilities.append(window.isVisible)
  }

  func windowShouldClose(_ window: any StageWindow) {
    sizesAtClose.append(window.pixelSize)
  }

  func window(_ window: any StageWindow, didLoseConnection reason: String) {
    losses.append(reason)
  }
}
