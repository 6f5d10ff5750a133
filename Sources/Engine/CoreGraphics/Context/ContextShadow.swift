import CCairo
import Foundation

/// The shadow of drawing in a context, in device pixels.
struct ContextShadow {
  /// The shadow's offset from what casts it, right and down.
  let offset: CGVector
  let color: CGColor
  private let passes: BlurPasses

  /// `nil` for an invisible shadow, and for numbers that are not finite.
  ///
  /// - Parameters:
  ///   - offset: The offset, right and down, in pixels.
  ///   - sigma: The Gaussian's standard deviation in pixels.
  ///   - color: The color, including the shadow's opacity.
  init?(offset: CGVector, sigma: Double, color: CGColor) {
    guard offset.dx.isFinite, offset.dy.isFinite, sigma.isFinite, color.alpha > 0,
      abs(offset.dx) < 32767, abs(offset.dy) < 32767
    else { return nil }
    (self.offset, self.color) = (offset, color)
    passes = BlurPasses(sigma: sigma)
  }

  /// The blurred coverage of what `draw` draws, at least of all that can cast a shadow on `area`.
  ///
  /// - Parameters:
  ///   - area: The pixels of the shadow, in device space.
  ///   - draw: Draws what casts the shadow; only its alpha counts, not its colors.
  /// - Returns: A mask whose device offset is its place before the shadow's offset is added; `nil` where nothing casts
  ///   a shadow, and where the mask would have too many pixels.
  func mask(
    over area: CGRect,
    of draw: (_ drawing: borrowing CairoDrawing) -> Void
  ) -> CairoSurface? {
    let reach = CGFloat(passes.reach + 1)
    let caster = area.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
      .integral
    guard
      let surface = try? CairoSurface(coverageWidth: Int(caster.width), height: Int(caster.height))
    else { return nil }
    cairo_surface_set_device_offset(surface.pointer, -caster.minX, -caster.minY)
    guard let drawing = try? CairoDrawing(on: surface) else { return nil }
    draw(drawing)
    guard blur(surface) else { return nil }
    return surface
  }

  /// Blurs the part of a mask that is not clear.
  ///
  /// - Parameter surface: A surface with one byte a pixel.
  /// - Returns: Whether any part is not clear.
  private func blur(_ surface: borrowing CairoSurface) -> Bool {
    cairo_surface_flush(surface.pointer)
    let (width, height, stride) = (surface.width, surface.height, surface.bytesPerRow)
    guard let bytes = cairo_image_surface_get_data(surface.pointer),
      let used = CoverageBox(bytes, width: width, height: height, bytesPerRow: stride)
    else { return false }
    let part = used.grown(by: passes.reach, width: width, height: height)
    let pixels = StripBlur.Pixels(
      mask: bytes + part.rows.lowerBound * stride + part.columns.lowerBound,
      width: part.columns.count,
      height: part.rows.count,
      bytesPerRow: stride
    )
    var blur = StripBlur()
    blur.blur(pixels, x: passes, y: passes)
    cairo_surface_mark_dirty(surface.pointer)
    return true
  }
}
