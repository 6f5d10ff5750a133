import CCairo
public import Foundation

extension CGContext {
  /// Sets a pattern that areas are filled with.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; one without colors of its own needs a space of patterns with a base, set before by
  ///     `setFillColorSpace(_:)`, and does not count otherwise.
  ///   - components: The alpha, after the components of the base space where the pattern has no colors.
  public func setFillPattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = state.fillSpace.color(of: pattern, components)
    if let color { state.fillColor = color }
  }

  /// Sets a pattern that lines are drawn with, as `setFillPattern(_:colorComponents:)` does for areas.
  public func setStrokePattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = state.strokeSpace.color(of: pattern, components)
    if let color { state.strokeColor = color }
  }

  /// Moves the cells of patterns, in the coordinates that the context begins with; default not at all.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets what components mean of colors and patterns that areas are filled with, which are black then.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fillColor) = (space, .black)
  }

  /// Sets what components mean of colors and patterns of lines, which are black then.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.strokeColor) = (space, .black)
  }

  /// Sets the color that areas are filled with, by components of the space set last for them; at first gray.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fillColor = color
    }
  }

  /// Sets the color of lines, by components of the space set last for them; at first gray.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.strokeColor = color
    }
  }

  /// Sets the color that areas are filled with, by inks.
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

  /// Sets the color of lines, by inks.
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
  ///   - path: In device space.
  ///   - color: What is painted.
  ///   - rule: What is inside.
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
    // A stencil's cells have the alpha already.
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
  /// A pattern in the colors of the space; one with colors of its own in any.
  fileprivate func color(of pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> CGColor? {
    let space = pattern.isColored ? CGColorSpace(patternBaseSpace: nil) : self
    return space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: components) }
  }
}
