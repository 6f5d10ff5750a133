import CCairo
public import Foundation

extension CGContext {
  /// Remembers colors, line settings, transform and clip; the path is not part of it.
  public func saveGState() {
    savedStates.append(SavedState(state: state))
    cairo_save(drawing.pointer)
  }

  /// Goes back to what was last saved; without anything saved, nothing happens.
  ///
  /// A transparency layer does not go back beyond its beginning.
  public func restoreGState() {
    guard let saved = savedStates.last, !saved.beginsLayer else { return }
    savedStates.removeLast()
    state = saved.state
    cairo_restore(drawing.pointer)
  }

  /// From user space to device space: pixels, origin at the lower left, y up.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the origin of what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
  }

  /// Turns what is drawn from now on, by radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Applies `transform` to what is drawn from now on, before what is already set.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Sets the color that areas are filled with; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color that areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray that areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Fades all drawing: 0 (clear) … 1 (opaque), default 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Sets how drawing mixes with what is there; default normal.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the width of lines in user space, default 1.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }

  /// Sets how open lines end, default butt.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets how segments meet, default miter.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how far a mitered corner may reach, in half line widths, default 10.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }

  /// Sets the lengths of dashes and gaps in turn, starting `phase` into the pattern; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = Double(phase)
    state.stroke.dashLengths = lengths.map(Double.init)
  }

  /// Sets whether edges are smoothed, default true.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether edges may be smoothed at all, default true; where they may not, `setShouldAntialias` does not count.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// How pictures are sampled when they are drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
