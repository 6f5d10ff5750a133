import Pixels
package import QuartzCore
import Raster

/// Something that is drawn over a scene and is no part of it: neither its layers nor its pictures have it, and nothing
/// is hit by it.
package final class StageOverlay {
  /// Whether it changes by itself, so that there has to be a next frame.
  private(set) var isMoving = false

  private let context: LayerContext
  private let show: (Double) -> Bool
  private var damage = FrameDamage()
  private var renderer = FrameRenderer(threads: 1)

  /// - Parameters:
  ///   - layer: What is drawn, in points of the window.
  ///   - show: Brings the layer to a frame's time, and says whether it changes by itself from there on.
  package init(_ layer: CALayer, show: @escaping (Double) -> Bool) {
    context = LayerContext(root: layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    self.show = show
  }

  /// Brings it to a frame's time.
  ///
  /// - Parameters:
  ///   - time: The frame's, in seconds.
  ///   - scale: Pixels per point.
  ///   - size: The window's, in pixels.
  /// - Returns: Where it has changed.
  func update(at time: Double, scale: Double, size: PixelSize) -> [PixelRect] {
    isMoving = show(time)
    CATransaction.flush()
    context.updateFrame(at: time, scale: scale)
    damage.note(context.frame.retained, size: size)
    defer { damage.clear() }
    return damage.areas
  }

  /// Draws it over what has been drawn.
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
