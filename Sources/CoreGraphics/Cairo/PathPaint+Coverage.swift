import CCairo
import Foundation

extension PathPaint {
  /// Writes how much of each pixel the inside of a path covers, 0 … 255: pixels that are clear before.
  ///
  /// - Parameters:
  ///   - bytes: The first row's first pixel.
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - bytesPerRow: From one row to the next; a multiple of four.
  ///   - map: From the path's units to these pixels.
  /// - Returns: Whether that could be done; else the pixels are as they were.
  package func cover(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    through map: CGAffineTransform
  ) -> Bool {
    guard case .inside(let path, let rule) = content,
      let surface = try? CairoSurface(
        coverage: bytes,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow
      ),
      let drawing = try? CairoDrawing(on: surface)
    else { return false }
    cairo_set_source_rgba(drawing.pointer, 1, 1, 1, 1)
    drawing.setPath(path, through: map)
    cairo_set_fill_rule(drawing.pointer, rule.cairo)
    cairo_fill(drawing.pointer)
    cairo_surface_flush(surface.pointer)
    return true
  }
}
