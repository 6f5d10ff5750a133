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
}
