import CoreGraphics
import UIKit
package import WindowSystem

/// Passes on what the window on the screen reports, in the scene's coordinates.
extension MagnifiedWindow: StageWindowDelegate {
  package func window(_ window: any StageWindow, didReceive event: InputEvent) {
    guard !takeForItself(event) else { return }
    guard let lens else { return tell(event) }
    tell(
      event.mapped { [scale] place in
        CGPoint(
          x: lens.x.scenePlace(at: place.x * scale) / scale,
          y: lens.y.scenePlace(at: place.y * scale) / scale
        )
      }
    )
  }

  private func tell(_ event: InputEvent) { delegate?.window(self, didReceive: event) }

  package func window(_ window: any StageWindow, didTick frame: FrameTick) { takeTick(frame) }

  package func windowDidResize(_ window: any StageWindow) { takeSize() }

  package func windowDidChangeVisibility(_ window: any StageWindow) { takeVisibility() }

  package func windowShouldClose(_ window: any StageWindow) { delegate?.windowShouldClose(self) }

  package func window(_ window: any StageWindow, didLoseConnection reason: String) {
    delegate?.window(self, didLoseConnection: reason)
  }
}
