import CCairo
import Foundation

extension CairoDrawing {
  /// Draws with a picture as the source; Cairo reads its pixels during the call only.
  ///
  /// - Parameters:
  ///   - image: The picture; at least one pixel.
  ///   - toDevice: From the picture's pixels, from the upper left, to device pixels; usable.
  ///   - filter: How the picture is sampled.
  ///   - repeats: Whether the picture is repeated beyond its edges; otherwise its outermost pixels are.
  ///   - draw: Draws with the source, which is unset afterwards.
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
      // Cairo must not keep a reference to the pixels.
      cairo_set_source_rgba(pointer, 0, 0, 0, 0)
      cairo_surface_flush(cairo_get_target(pointer))
    }
  }
}
