public import QuartzCore

/// Replaces the content of a rectangle with the current context's fill color.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current context's fill color.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode: blendMode)
}

/// Replaces a frame of one point inside the rectangle's sides with the current context's fill color.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside the rectangle's sides with the current context's fill color.
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

/// Clips later drawing in the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

nonisolated extension CGContext {
  /// Fills a rectangle with the fill color; the context's blend mode is restored afterwards.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }
}
