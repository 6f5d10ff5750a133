import CCairo
import Foundation

/// The shadow that drawing in a context casts, in device pixels.
struct ContextShadow {
  /// How far it lies from what casts it, right and down.
  let offset: CGVector
  let color: CGColor
  private let passes: BlurPasses

  /// `nil` for what nobody would see, and for numbers that are not finite.
  ///
  /// - Parameters:
  ///   - offset: Right and down, in pixels.
  ///   - sigma: The Gaussian's standard deviation in pixels.
  ///   - color: With the shadow's opacity.
  init?(offset: CGVector, sigma: Double, color: CGColor) {
    guard offset.dx.isFinite, offset.dy.isFinite, sigma.isFinite, color.alpha > 0,
      abs(offset.dx) < 32767, abs(offset.dy) < 32767
    else { return nil }
    (self.offset, self.color) = (offset, color)
    passes = BlurPasses(sigma: sigma)
  }

  /// What `draw` covers, blurred: of a part of the plane that is at least what can cast on `area`.
  ///
  /// - Parameters:
  ///   - area: Device pixels.
  ///   - draw: Draws anything; its colors do not count, only how opaque it is.
  /// - Returns: A mask whose device offset says where it lies before it is moved; `nil` where nothing casts, and for
  ///   more pixels than a mask can have.
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

  /// Blurs what is used of a mask.
  ///
  /// - Parameter surface: Of a byte a pixel.
  /// - Returns: Whether anything is.
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
