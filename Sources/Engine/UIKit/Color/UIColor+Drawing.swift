import QuartzCore

/// Drawing with a color, in the current context.
nonisolated extension UIColor {
  /// Sets the color as the current context's fill and stroke color.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color as the current context's fill color.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the color as the current context's stroke color.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
