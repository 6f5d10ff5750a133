import Pixels
package import QuartzCore
import Raster

/// An overlay: a layer that is drawn over a scene without being part of it.
///
/// The scene's layers and pictures do not contain it, and hit tests ignore it.
package final class StageOverlay {
  /// Whether the overlay changes by itself, so that another frame is needed.
  private(set) var isMoving = false

  private let context: LayerContext
  private let show: (Double) -> Bool
  private var damage = FrameDamage()
  private var renderer = FrameRenderer(threads: 1)

  /// - Parameters:
  ///   - layer: The layer that is drawn, in points of the window.
  ///   - show: Brings the layer to a frame's time; returns whether it changes by itself from then on.
  package init(_ layer: CALayer, show: @escaping (Double) -> Bool) {
    context = LayerContext(root: layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    self.show = show
  }

  /// Brings the overlay to a frame's time.
  ///
  /// - Parameters:
  ///   - time: The frame's time, in seconds.
  ///   - scale: Pixels per point.
  ///   - size: The window's size, in pixels.
  /// - Returns: The rectangles that have changed, in pixels.
  func update(at time: Double, scale: Double, size: PixelSize) -> [PixelRect] {
    isMoving = show(time)
    CATransaction.flush()
    context.updateFrame(at: time, scale: scale)
    damage.note(context.frame.retained, size: size)
    defer { damage.clear() }
    return damage.areas
  }

  /// Draws the overlay over the pixels drawn so far.
  func draw(into surface: inout PixelSurface, _ areas: [PixelRect]) {
    renderer.draw(
      context.frame.list,
      outline: damage.outline,
      into: &surface,
      damage: areas,
      background: .kept
    )
  }
}
