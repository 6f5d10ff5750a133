import CCairo
public import Foundation

extension CGContext {
  /// Clips later drawing to a picture that is stretched over `rect`, and clears the current path.
  ///
  /// The picture's top is at the rectangle's largest y. Nothing is drawn outside.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - mask: The picture. Its alpha is the coverage of what is drawn; for an opaque picture with colors the coverage
  ///     is its luma: black hides, white shows.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let whole = CGRect(x: 0, y: 0, width: mask.width, height: mask.height)
    let area = CGMutablePath()
    area.addRect(rect, transform: ctm.concatenating(toCairo))
    let toDevice = toDevice(from: whole, to: rect)
    guard mask.width > 0, mask.height > 0, toDevice.isUsable,
      let mask = try? ClipMask(
        mask,
        through: toDevice,
        in: area.snapshot,
        size: (width, height),
        filter: state.filter,
        under: state.mask
      )
    else { return clip(to: .zero) }
    state.mask = mask
  }

  /// Draws with the state's shadow, blend mode and antialiasing, through the pictures that it is clipped to.
  ///
  /// - Parameters:
  ///   - path: The limit of the drawing, in device space; `nil` for none.
  ///   - draw: Draws with Cairo as it is set up, and leaves the clip as it was; where there is a shadow it is called
  ///     once more, on another surface.
  func painting(
    within path: PathSnapshot? = nil,
    _ draw: (_ drawing: borrowing CairoDrawing) -> Void
  ) {
    paintShadow(of: draw)
    paintThroughMask(within: path, draw)
  }

  /// Draws with the state's blend mode and antialiasing, through the pictures that it is clipped to; the bitmap's
  /// memory is updated immediately.
  ///
  /// - Parameters:
  ///   - path: The limit of the drawing, in device space; `nil` for none.
  ///   - draw: Draws with Cairo as it is set up, and leaves the clip as it was.
  func paintThroughMask(
    within path: PathSnapshot? = nil,
    _ draw: (_ drawing: borrowing CairoDrawing) -> Void
  ) {
    guard let memory, memory.isWatched, isDrawingIntoBitmap else { return composite(draw) }
    let area = touchedArea(within: path)
    memory.load(area, into: surface)
    composite(draw)
    memory.store(area, from: surface)
  }

  private func composite(_ draw: (_ drawing: borrowing CairoDrawing) -> Void) {
    guard let mask = state.mask else {
      prepare()
      return draw(drawing)
    }
    // Draws over a copy of the backdrop, of which the mask then restores a part: that is right for any blend mode.
    let below = cairo_get_group_target(drawing.pointer)
    cairo_push_group(drawing.pointer)
    // The clip is applied once, when the backdrop is restored.
    cairo_reset_clip(drawing.pointer)
    cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(drawing.pointer, below, 0, 0)
    cairo_paint(drawing.pointer)
    prepare()
    draw(drawing)
    cairo_pop_group_to_source(drawing.pointer)
    cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_mask_surface(drawing.pointer, mask.surface.pointer, 0, 0)
    // The copy is the source until another one is set: this frees it.
    cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
  }
}
