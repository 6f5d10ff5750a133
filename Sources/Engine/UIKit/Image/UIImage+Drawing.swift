public import QuartzCore

/// Drawing in the current context, upright where y points down; without a context these methods do nothing.
nonisolated extension UIImage {
  /// Draws the image in its size.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in its size, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image to fill a rectangle; its `capInsets` keep their size.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image to fill a rectangle, with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the context's coordinates.
  ///   - blendMode: How it is blended with the existing content.
  ///   - alpha: The opacity, 0 … 1, multiplied by the image's.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shown = (images?.first ?? self).variant(for: UITraitCollection.current.userInterfaceStyle)
    guard let image = shown.upright else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    // Images are drawn with their top at the maximum y.
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    if capInsets == .zero {
      context.draw(image, in: rect)
    } else {
      drawParts(of: image, in: rect, context)
    }
    context.restoreGState()
  }

  /// Draws nine parts (nine-patch): corners in their size, sides stretched lengthwise, the center in both directions.
  private func drawParts(of image: CGImage, in rect: CGRect, _ context: CGContext) {
    let across = Self.spans(
      CGFloat(image.width),
      capInsets.left * scale,
      capInsets.right * scale,
      rect.width,
      capInsets.left,
      capInsets.right
    )
    let down = Self.spans(
      CGFloat(image.height),
      capInsets.top * scale,
      capInsets.bottom * scale,
      rect.height,
      capInsets.top,
      capInsets.bottom
    )
    for x in across {
      for y in down {
        let source = CGRect(
          x: x.source.lowerBound,
          y: y.source.lowerBound,
          width: x.source.upperBound - x.source.lowerBound,
          height: y.source.upperBound - y.source.lowerBound
        )
        // Rows count from the top, which is the maximum y here.
        let target = CGRect(
          x: rect.minX + x.target.lowerBound,
          y: rect.maxY - y.target.upperBound,
          width: x.target.upperBound - x.target.lowerBound,
          height: y.target.upperBound - y.target.lowerBound
        )
        // Cropped, so that a stretched part has no pixels of its neighbors.
        if let part = image.cropping(to: source) { context.draw(part, in: target) }
      }
    }
  }

  /// The three parts of a side, in the image and in the target; empty ones are omitted.
  private static func spans(
    _ length: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat,
    _ targetLength: CGFloat,
    _ targetFirst: CGFloat,
    _ targetLast: CGFloat
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    func marks(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [CGFloat] {
      let start = min(max(0, first), length)
      return [0, start, max(start, length - max(0, last)), length]
    }
    guard length.isFinite, targetLength.isFinite, targetLength > 0 else { return [] }
    let sources = marks(length, first, last)
    let targets = marks(targetLength, targetFirst, targetLast)
    return (0..<3).compactMap {
      guard sources[$0] < sources[$0 + 1], targets[$0] < targets[$0 + 1] else { return nil }
      return (sources[$0]...sources[$0 + 1], targets[$0]...targets[$0 + 1])
    }
  }
}
