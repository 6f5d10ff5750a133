package import CoreGraphics
package import QuartzCore

/// A picture of a layer as it is shown at a time, over its bounds; the layer itself is not changed.
package struct LayerPicture {
  package let image: CGImage
  /// Whether anything was painted.
  package let paints: Bool

  /// Fails for a layer that is not on screen, or has no size.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - time: Seconds of global time.
  ///   - scale: Pixels per point, as far as the sides permit.
  ///   - side: The maximum number of pixels in width and in height.
  ///   - isAlone: Whether it is drawn without its sublayers.
  @MainActor
  package init?(
    of layer: CALayer,
    at time: Double,
    scale: Double = 1,
    side: Double,
    isAlone: Bool
  ) {
    guard let shown = layer.presentation(at: time) else { return nil }
    let bounds = shown.bounds
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard width.isFinite, height.isFinite, width > 0, height > 0, width < 1e6, height < 1e6,
      bounds.minX.isFinite, bounds.minY.isFinite
    else { return nil }
    let factor = min(scale, side / width, side / height)
    let pixels = (
      width: max(1, Int((width * factor).rounded(.up))),
      height: max(1, Int((height * factor).rounded(.up)))
    )
    guard
      let context = try? CGContext(
        pixelWidth: pixels.width,
        pixelHeight: pixels.height,
        scale: factor
      )
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if isAlone {
      paints = shown.renderAlone(in: context)
    } else {
      shown.render(in: context)
      paints = true
    }
    guard let image = context.makeImage() else { return nil }
    self.image = image
  }
}
