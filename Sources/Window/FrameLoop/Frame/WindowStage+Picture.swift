package import CoreGraphics
import Pixels
import QuartzCore
import Raster
import WindowSystem

extension WindowStage {
  /// What the window shows, drawn once more.
  package func picture() -> CGImage {
    let bitmap = Bitmap(size: window.pixelSize)
    let all = [PixelRect(window.pixelSize)]
    bitmap.withSurface { surface in
      renderer.draw(
        context.frame.list,
        outline: damage.outline,
        into: &surface,
        damage: all,
        background: shownBackground
      )
    }
    return bitmap.makeImage(isOpaque: true)
  }

  /// The frame for the current time as it would be if layers at rest between pixels were not snapped to whole ones.
  package func pictureBetweenPixels() -> CGImage {
    context.snapsToPixels = false
    context.updateFrame(at: MediaClock.now, scale: window.scale)
    let bitmap = Bitmap(size: window.pixelSize)
    bitmap.withSurface { surface in
      renderer.draw(context.frame.list, into: &surface, background: shownBackground)
    }
    return bitmap.makeImage(isOpaque: true)
  }
}
