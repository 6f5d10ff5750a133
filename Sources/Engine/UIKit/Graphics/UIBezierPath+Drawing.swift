public import QuartzCore

/// Drawing in the current context; without one these methods do nothing.
///
/// Afterwards the context's line attributes, blend mode and alpha are unchanged, and its path is empty.
nonisolated extension UIBezierPath {
  /// Fills the interior with the context's fill color.
  public func fill() {
    draw { fillInside(in: $0) }
  }

  /// Strokes the path with the context's stroke color.
  public func stroke() {
    draw { strokeLine(in: $0) }
  }

  /// Fills the interior with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: How it is blended with the existing content.
  ///   - alpha: The opacity, 0 … 1, multiplied by the color's.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      fillInside(in: $0)
    }
  }

  /// Strokes the path with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: How it is blended with the existing content.
  ///   - alpha: The opacity, 0 … 1, multiplied by the color's.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      strokeLine(in: $0)
    }
  }

  /// Clips later drawing in the context to the interior.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fillInside(in context: CGContext) {
    context.fillPath(using: rule)
  }

  private func strokeLine(in context: CGContext) {
    setLine(in: context)
    context.strokePath()
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
