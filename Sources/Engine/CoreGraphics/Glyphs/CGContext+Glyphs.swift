import CCairo
public import Foundation

extension CGContext {
  /// Where the next text begins, in user space: the text matrix's translation.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the font of `showGlyphs(_:at:)`; none at first.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the size of the font of `showGlyphs(_:at:)`, in user space; 1 at first.
  public func setFontSize(_ size: CGFloat) { state.fontSize = Double(size) }

  /// Sets what is drawn of glyphs; default their inside.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Sets whether fonts may be smoothed; not used: glyphs have gray edges, as everything has.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether fonts are smoothed; not used: glyphs have gray edges, as everything has.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may begin between pixels; not used: they always do.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether glyphs begin between pixels; not used: they always do.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether places between pixels may be rounded to a few; not used: they never are.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets whether places between pixels are rounded to a few; not used: they never are.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Draws glyphs of the font that is set; without one nothing happens.
  ///
  /// - Parameters:
  ///   - glyphs: By their numbers.
  ///   - positions: Where each one's origin lies, in text space; as many.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, let face = GlyphFace(of: font.textFont(size: state.fontSize))
    else {
      return
    }
    show(glyphs, at: positions, of: face)
  }

  /// Draws glyphs as the context's text drawing mode and colors say.
  ///
  /// - Parameters:
  ///   - glyphs: By their numbers.
  ///   - positions: Where each one's origin lies, in text space.
  ///   - face: Whose glyphs they are.
  ///   - shape: Applied to each glyph's outline; the identity for the glyphs as they are.
  package func show(
    _ glyphs: [CGGlyph],
    at positions: [CGPoint],
    of face: GlyphFace,
    shape: CGAffineTransform = .identity
  ) {
    let mode = state.textMode
    let toDevice = textMatrix.concatenating(ctm)
    guard toDevice.isUsable, shape.isUsable, mode != .invisible else { return }
    let isPlain = mode == .fill && state.fillColor.pattern == nil && shape.isIdentity
    if isPlain, state.antialias == CAIRO_ANTIALIAS_DEFAULT {
      return paint(glyphs, at: positions, of: face)
    }
    let outlines = GlyphFace.outlines(of: glyphs, at: positions, face, shape)
    var path = PathSnapshot()
    for element in outlines.elements { path.append(element.applying(toDevice)) }
    let usual = devicePath
    if mode.fills { fill(path, with: state.fillColor, .winding) }
    devicePath = CGMutablePath(snapshot: path)
    if mode.strokes { fill(strokedPath, with: state.strokeColor, .winding) }
    if mode.clips { clip() }
    devicePath = usual
  }

  /// Draws glyphs in the fill color (`cairo_show_glyphs`), as text is drawn.
  private func paint(_ glyphs: [CGGlyph], at positions: [CGPoint], of face: GlyphFace) {
    let items = zip(glyphs, positions).compactMap { glyph, position in
      glyph == kCGFontIndexInvalid || !position.x.isFinite || !position.y.isFinite
        ? nil : cairo_glyph_t(index: UInt(glyph), x: position.x, y: -position.y)
    }
    guard !items.isEmpty else { return }
    var matrix = CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix)
      .concatenating(ctm).concatenating(toCairo).cairoMatrix
    painting { drawing in
      cairo_save(drawing.pointer)
      cairo_set_matrix(drawing.pointer, &matrix)
      cairo_set_scaled_font(drawing.pointer, face.pointer)
      drawing.setSource(state.fillColor, alpha: state.usableAlpha)
      cairo_show_glyphs(drawing.pointer, items, Int32(items.count))
      cairo_restore(drawing.pointer)
    }
  }
}

extension GlyphFace {
  /// The outlines of glyphs, each at its position.
  package static func outlines(
    of glyphs: [CGGlyph],
    at positions: [CGPoint],
    _ face: GlyphFace,
    _ shape: CGAffineTransform = .identity
  ) -> PathSnapshot {
    var path = PathSnapshot()
    for (glyph, position) in zip(glyphs, positions) {
      let place = shape.concatenating(
        CGAffineTransform(translationX: position.x, y: position.y)
      )
      for element in face.outline(of: glyph).elements { path.append(element.applying(place)) }
    }
    return path
  }
}
