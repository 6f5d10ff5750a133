public import QuartzCore

/// Drawing in the current context; without one nothing happens.
///
/// The context's line looks, blend mode and alpha are afterwards as they were; its path is empty.
nonisolated extension UIBezierPath {
  /// Fills the inside with the context's fill color.
  public func fill() {
    draw { fillInside(in: $0) }
  }

  /// Draws the line with the context's stroke color.
  public func stroke() {
    draw { strokeLine(in: $0) }
  }

  /// Fills the inside with a blend mode and an opacity of its own.
  ///
  /// - Parameters:
  ///   - blendMode: How it is put over what is there.
  ///   - alpha: 0 … 1, times the color's.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      fillInside(in: $0)
    }
  }

  /// Draws the line with a blend mode and an opacity of its own.
  ///
  /// - Parameters:
  ///   - blendMode: How it is put over what is there.
  ///   - alpha: 0 … 1, times the color's.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      strokeLine(in: $0)
    }
  }

  /// Cuts later drawing in the context to the inside.
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
