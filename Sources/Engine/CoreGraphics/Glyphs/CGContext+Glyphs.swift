import CCairo
public import Foundation

extension CGContext {
  /// The origin of the next text, in user space: the text matrix's translation.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the font of `showGlyphs(_:at:)`; initially none.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the font size of `showGlyphs(_:at:)`, in user space; initially 1.
  public func setFontSize(_ size: CGFloat) { state.fontSize = Double(size) }

  /// Sets how glyphs are drawn; default filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Sets whether fonts may be smoothed; not used: glyphs are always antialiased in gray.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether fonts are smoothed; not used: glyphs are always antialiased in gray.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may have subpixel positions; not used: they always have.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether glyphs have subpixel positions; not used: they always have.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether subpixel positions may be quantized; not used: they never are.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets whether subpixel positions are quantized; not used: they never are.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Draws glyphs in the current font; without a font it does nothing.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' indices in the font.
  ///   - positions: The origin of each glyph, in text space; one for each.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, let face = GlyphFace(of: font.textFont(size: state.fontSize))
    else {
      return
    }
    show(glyphs, at: positions, of: face)
  }

  /// Draws glyphs in the context's text drawing mode and colors.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' indices in the font.
  ///   - positions: The origin of each glyph, in text space.
  ///   - face: The face of the glyphs.
  ///   - shape: Applied to each glyph's outline; the identity for the unchanged glyphs.
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
