import CCairo
public import Foundation

extension CGContext {
  /// Cuts later drawing to a picture that is stretched over `rect`, and forgets the current path.
  ///
  /// The picture's top is at the rectangle's largest y. Nothing is drawn outside.
  ///
  /// - Parameters:
  ///   - rect: In user space.
  ///   - mask: Its alpha says how much of what is drawn is seen; of a picture with colors that is opaque all over,
  ///     how light it is: black hides, white shows.
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

  /// Draws with the state's shadow, blend mode and edges, seen through the pictures that it is clipped to.
  ///
  /// - Parameters:
  ///   - path: Nothing is drawn outside of it, in device space; `nil` for anywhere.
  ///   - draw: Draws with Cairo as it is set up, and leaves the clip as it was; done twice where there is a shadow,
  ///     once elsewhere.
  func painting(
    within path: PathSnapshot? = nil,
    _ draw: (_ drawing: borrowing CairoDrawing) -> Void
  ) {
    paintShadow(of: draw)
    paintThroughMask(within: path, draw)
  }

  /// Draws with the state's blend mode and edges, seen through the pictures that it is clipped to; the bitmap's memory
  /// has what is drawn at once.
  ///
  /// - Parameters:
  ///   - path: Nothing is drawn outside of it, in device space; `nil` for anywhere.
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
    // Over a copy of what is there, of which as much is taken back as the mask says: so it is with any blend mode.
    let below = cairo_get_group_target(drawing.pointer)
    cairo_push_group(drawing.pointer)
    // The clip counts once, when all is taken back.
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
