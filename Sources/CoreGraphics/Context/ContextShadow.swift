import CCairo
import Foundation

/// The shadow that drawing in a context casts, in device pixels.
struct ContextShadow {
  /// How far it lies from what casts it, right and down.
  let offset: CGVector
  let color: CGColor
  /// Whether what casts it is not drawn.
  var isAlone = false
  private let box: BoxBlur

  /// More blur than this is not done, in pixels: a shadow that wide is hardly one.
  private static let greatestSigma = 256.0

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
    box = BoxBlur(sigma: max(0, sigma), limit: Self.greatestSigma)
  }

  /// What `draw` covers, blurred: of a part of the plane that is at least what can cast on `area`.
  ///
  /// - Parameters:
  ///   - area: Device pixels.
  ///   - draw: Draws anything; its colours do not count, only how opaque it is.
  /// - Returns: A mask whose device offset says where it lies before it is moved.
  /// - Throws: `drawing` for more pixels than a mask can have.
  func mask(
    over area: CGRect,
    of draw: (_ drawing: borrowing CairoDrawing) -> Void
  ) throws(CoreGraphicsError) -> CairoSurface {
    let reach = CGFloat(box.reach + 1)
    let caster = area.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
      .integral
    let surface = try CairoSurface(
      coverageWidth: Int(caster.width),
      height: Int(caster.height)
    )
    cairo_surface_set_device_offset(surface.pointer, -caster.minX, -caster.minY)
    draw(try CairoDrawing(on: surface))
    cairo_surface_flush(surface.pointer)
    if let bytes = cairo_image_surface_get_data(surface.pointer) {
      CoverageBlur(box).blur(
        bytes,
        width: surface.width,
        height: surface.height,
        bytesPerRow: surface.bytesPerRow
      )
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
