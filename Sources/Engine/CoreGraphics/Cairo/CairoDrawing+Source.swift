import CCairo
import Foundation

extension CairoDrawing {
  /// Draws with a picture as the source, which is lent for that time only.
  ///
  /// - Parameters:
  ///   - image: At least one pixel.
  ///   - toDevice: From its pixels, from the upper left, to device pixels; usable.
  ///   - filter: How it is sampled.
  ///   - repeats: Whether it goes on beyond its edges as itself; else its outermost pixels do.
  ///   - draw: Nothing is drawn with the source afterwards.
  func withSource(
    _ image: CGImage,
    through toDevice: CGAffineTransform,
    _ filter: cairo_filter_t,
    repeats: Bool = false,
    _ draw: () -> Void
  ) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress,
        // Cairo only reads a source, but its API has no const form.
        let source = try? CairoSurface(
          over: UnsafeMutablePointer(mutating: base),
          width: image.width,
          height: image.height,
          bytesPerRow: 4 * image.width
        )
      else { return }
      let pattern = cairo_pattern_create_for_surface(source.pointer)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = toDevice.inverted().cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter)
      cairo_set_source(pointer, pattern)
      draw()
      // Nothing may keep the pixels.
      cairo_set_source_rgba(pointer, 0, 0, 0, 0)
      cairo_surface_flush(cairo_get_target(pointer))
    }
  }
}
