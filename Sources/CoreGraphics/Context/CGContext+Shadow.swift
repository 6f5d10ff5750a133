import CCairo
public import Foundation

extension CGContext {
  /// Draws all that follows over its own shadow, in black of a third.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow lies, in the space that the context started with: no later transform counts.
  ///   - blur: How soft its edge is, in that space: twice the Gaussian's standard deviation; what is not positive blurs
  ///     nothing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Draws all that follows over its own shadow in a colour; without one, or with a clear one, there is no shadow any
  /// more.
  ///
  /// A transparency layer has one shadow as a whole, and inside it starts without.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow lies, in the space that the context started with: no later transform counts.
  ///   - blur: How soft its edge is, in that space: twice the Gaussian's standard deviation; what is not positive blurs
  ///     nothing.
  ///   - color: The shadow's.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let base = baseTransform.concatenating(toCairo)
    let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
    setShadow(
      CGVector(
        dx: offset.width * base.a + offset.height * base.c,
        dy: offset.width * base.b + offset.height * base.d
      ),
      sigma: Double(max(0, blur) * scale) / 2,
      color
    )
  }

  /// The same where a transform that holds now counts, and the standard deviation is given.
  ///
  /// - Parameters:
  ///   - offset: In user space.
  ///   - sigma: In user space.
  ///   - color: The shadow's.
  package func setLayerShadow(offset: CGSize, sigma: Double, color: CGColor) {
    let map = ctm.concatenating(toCairo)
    let scale = Double(abs(map.a * map.d - map.b * map.c)).squareRoot()
    setShadow(
      CGVector(
        dx: offset.width * map.a + offset.height * map.c,
        dy: offset.width * map.b + offset.height * map.d
      ),
      sigma: max(0, sigma) * scale,
      color
    )
  }

  /// Draws the shadow alone of what `draw` draws.
  package func drawShadowAlone(of draw: () -> Void) {
    let usual = state.shadow
    state.shadow?.isAlone = true
    draw()
    state.shadow = usual
  }

  private func setShadow(_ offset: CGVector, sigma: Double, _ color: CGColor?) {
    guard let color, color.alpha > 0, sigma.isFinite, offset.dx.isFinite, offset.dy.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = ContextShadow(offset: offset, sigma: sigma, color: color)
  }

  /// Draws with the state's blend mode and edges, over the shadow of what is drawn.
  ///
  /// - Parameter draw: Draws with Cairo as it is set up, and leaves the clip as it was.
  func painting(_ draw: () -> Void) {
    guard let shadow = state.shadow else { return blending(draw) }
    cairo_save(drawing.pointer)
    // What the clip leaves out casts its shadow all the same.
    cairo_reset_clip(drawing.pointer)
    cairo_push_group(drawing.pointer)
    cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_OVER)
    cairo_set_antialias(drawing.pointer, state.antialias)
    draw()
    let drawn = cairo_pop_group(drawing.pointer)
    cairo_restore(drawing.pointer)
    defer {
      cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
      cairo_pattern_destroy(drawn)
    }
    if let mask = try? ShadowMask(of: drawn, size: (width, height), sigma: shadow.sigma) {
      blending {
        drawing.setSource(shadow.color, alpha: 1)
        let (dx, dy) = (Double(shadow.offset.dx), Double(shadow.offset.dy))
        cairo_mask_surface(drawing.pointer, mask.surface.pointer, dx, dy)
      }
    }
    guard !shadow.isAlone else { return }
    blending {
      cairo_set_source(drawing.pointer, drawn)
      cairo_paint(drawing.pointer)
    }
  }
}

/// The shadow of all that a context draws, in Cairo's device space.
struct ContextShadow {
  var offset: CGVector
  /// The Gaussian's standard deviation, in pixels.
  var sigma: Double
  var color: CGColor
  /// Whether what casts it is not drawn.
  var isAlone = false
}
