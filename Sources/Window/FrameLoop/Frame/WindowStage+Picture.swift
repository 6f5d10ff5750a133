package import CoreGraphics
import Pixels
import QuartzCore
import Raster
import WindowSystem

extension WindowStage {
  /// What the window shows, drawn once more.
  ///
  /// - Parameter isInspected: Whether it has what an inspector draws over the scene.
  /// - Returns: The picture.
  package func picture(isInspected: Bool = false) -> CGImage {
    draw(outline: damage.outline, with: isInspected ? self.outline : nil)
  }

  /// The frame for the current time as it would be if layers at rest between pixels were not snapped to whole ones.
  package func pictureBetweenPixels() -> CGImage {
    context.snapsToPixels = false
    context.updateFrame(at: MediaClock.now, scale: window.scale)
    // The damage has not seen this list: its outline is that of the one before.
    return draw(outline: nil)
  }

  private func draw(outline: ListOutline?, with overlay: StageOverlay? = nil) -> CGImage {
    let bitmap = Bitmap(size: window.pixelSize)
    let all = [PixelRect(window.pixelSize)]
    bitmap.withSurface { surface in
      renderer.draw(
        context.frame.list,
        outline: outline,
        into: &surface,
        damage: all,
        background: shownBackground
      )
      corners?.draw(into: &surface, all)
      overlay?.draw(into: &surface, all)
    }
    return bitmap.makeImage(isOpaque: true)
  }
}
