import CCairo
public import Foundation

extension CGContext {
  /// Saves the graphics state: colors, line settings, transform and clip, but not the path.
  public func saveGState() {
    savedStates.append(SavedState(state: state))
    cairo_save(drawing.pointer)
  }

  /// Restores the last saved state; does nothing when none is saved.
  ///
  /// Within a transparency layer, states from before its beginning are not restored.
  public func restoreGState() {
    guard let saved = savedStates.last, !saved.beginsLayer else { return }
    savedStates.removeLast()
    state = saved.state
    cairo_restore(drawing.pointer)
  }

  /// From user space to device space: pixels, origin at the lower left, y up.
  public var ctm: CGAffineTransform { state.ctm }

  /// Translates the coordinates of later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales the coordinates of later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
  }

  /// Rotates the coordinates of later drawing, by radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Applies `transform` to later drawing, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Sets the fill color; initially black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill color, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke color; initially black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke color, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the alpha that all drawing is multiplied by: 0 (clear) … 1 (opaque), default 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Sets how drawing is composited with the backdrop; default normal.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the width of lines in user space, default 1.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }

  /// Sets how open lines end, default butt.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets how segments meet, default miter.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets the maximum length of a miter, as a multiple of the line width, default 10.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }

  /// Sets the lengths of dashes and gaps in turn, starting `phase` into the pattern; an empty list is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = Double(phase)
    state.stroke.dashLengths = lengths.map(Double.init)
  }

  /// Sets whether edges are antialiased, default true.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether edges may be antialiased at all, default true; if false, `setShouldAntialias` has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// The quality of sampling when pictures are magnified or minified.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
