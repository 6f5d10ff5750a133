public import QuartzCore

/// Puts the current context's fill color in the place of what is in a rectangle.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current context's fill color.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode: blendMode)
}

/// Puts a frame of the current context's fill color, a point wide, inside a rectangle's sides.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of the current context's fill color, a point wide, inside a rectangle's sides.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext(), !rect.isNull else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Cuts later drawing in the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

nonisolated extension UIColor {
  /// Makes it the current context's fill and stroke color.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the current context's fill color.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes it the current context's stroke color.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

nonisolated extension CGContext {
  /// Fills a rectangle with the fill color; the blend mode is afterwards as it was.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }
}
