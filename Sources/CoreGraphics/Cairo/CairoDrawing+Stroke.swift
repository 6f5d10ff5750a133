import CCairo

extension CairoDrawing {
  /// Draws the line along the current path, which is in pixels already; only the pen is shaped by `pen`.
  func stroke(_ style: StrokeStyle, pen: CGAffineTransform) {
    guard pen.isUsable, style.isVisible else { return }
    flattenPath()
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_set_line_width(pointer, style.width)
    cairo_set_line_cap(pointer, style.cap.cairo)
    cairo_set_line_join(pointer, style.join.cairo)
    cairo_set_miter_limit(pointer, style.usableMiterLimit)
    let dashes = style.usableDashes
    cairo_set_dash(pointer, dashes, Int32(dashes.count), dashes.isEmpty ? 0 : style.dashPhase)
    var matrix = pen.cairoMatrix
    cairo_set_matrix(pointer, &matrix)
    cairo_stroke(pointer)
  }

  /// Makes the current path one of chords.
  ///
  /// Along a curve that bends tighter than half the line's width Cairo's stroke leaves a hole inside; at the corners of
  /// chords it does not.
  private func flattenPath() {
    guard let chords = cairo_copy_path_flat(pointer) else { return }
    defer { cairo_path_destroy(chords) }
    guard chords.pointee.status == CAIRO_STATUS_SUCCESS else { return }
    cairo_new_path(pointer)
    cairo_append_path(pointer, chords)
  }
}
