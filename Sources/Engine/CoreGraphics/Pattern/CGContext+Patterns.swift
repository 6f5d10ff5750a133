import CCairo
public import Foundation

extension CGContext {
  /// Sets a pattern as the fill color.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. An uncolored pattern needs a pattern space with a base space, set before by
  ///     `setFillColorSpace(_:)`, and is ignored otherwise.
  ///   - components: The alpha, preceded by the components of the base space for an uncolored pattern.
  public func setFillPattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = state.fillSpace.color(of: pattern, components)
    if let color { state.fillColor = color }
  }

  /// Sets a pattern as the stroke color, as `setFillPattern(_:colorComponents:)` does for fills.
  public func setStrokePattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = state.strokeSpace.color(of: pattern, components)
    if let color { state.strokeColor = color }
  }

  /// Sets the offset of patterns, in the initial coordinates of the context; default zero.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets the color space of later fill components and patterns; the fill color becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fillColor) = (space, .black)
  }

  /// Sets the color space of later stroke components and patterns; the stroke color becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.strokeColor) = (space, .black)
  }

  /// Sets the fill color, by components in the fill color space; initially gray.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fillColor = color
    }
  }

  /// Sets the stroke color, by components in the stroke color space; initially gray.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.strokeColor = color
    }
  }

  /// Sets the fill color, in CMYK.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let components = [cyan, magenta, yellow, black, alpha]
    CGColor(colorSpace: .deviceCMYKSpace, components: components).map { state.fillColor = $0 }
  }

  /// Sets the stroke color, in CMYK.
  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let components = [cyan, magenta, yellow, black, alpha]
    CGColor(colorSpace: .deviceCMYKSpace, components: components).map { state.strokeColor = $0 }
  }

  /// Fills a path with a color or a pattern.
  ///
  /// - Parameters:
  ///   - path: The path, in device space.
  ///   - color: The color or pattern.
  ///   - rule: The fill rule.
  func fill(_ path: PathSnapshot, with color: CGColor, _ rule: CGPathFillRule) {
    guard color.pattern != nil else {
      return painting(within: path) { drawing in
        drawing.setPath(path, through: toCairo)
        drawing.setSource(color, alpha: state.alpha)
        cairo_set_fill_rule(drawing.pointer, rule.cairo)
        cairo_fill(drawing.pointer)
      }
    }
    guard let tile = PatternTile(of: color, base: baseTransform, phase: state.patternPhase) else {
      return
    }
    let toDevice = tile.toDevice.concatenating(toCairo)
    // The cells of an uncolored pattern have the alpha already.
    let own = color.pattern?.isColored == true ? Double(color.alpha) : 1
    let alpha = own > 0 ? state.usableAlpha * min(own, 1) : 0
    painting(within: path) { drawing in
      cairo_save(drawing.pointer)
      drawing.setPath(path, through: toCairo)
      cairo_set_fill_rule(drawing.pointer, rule.cairo)
      cairo_clip(drawing.pointer)
      drawing.withSource(tile.image, through: toDevice, state.filter, repeats: true) {
        cairo_paint_with_alpha(drawing.pointer, alpha)
      }
      cairo_restore(drawing.pointer)
    }
  }
}

extension CGColorSpace {
  /// A pattern color: the pattern space's base colors an uncolored one; a colored one fits any space.
  fileprivate func color(of pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> CGColor? {
    let space = pattern.isColored ? CGColorSpace(patternBaseSpace: nil) : self
    return space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: components) }
  }
}
