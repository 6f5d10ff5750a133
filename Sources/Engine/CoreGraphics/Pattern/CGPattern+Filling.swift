package import Foundation

extension CGColor {
  /// A picture of a rectangle filled with the pattern, whose first cell is at the upper left.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle, in user space.
  ///   - scale: Pixels per unit of user space, for a pattern that a callback draws: a picture has its own.
  /// - Returns: The same picture again where it was requested recently; `nil` without a pattern, and for more pixels
  ///   than a picture may have.
  package func patternPicture(filling size: CGSize, scale: Double) -> CGImage? {
    guard let pattern, let components, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    var scale = scale
    if case .picture(_, let own) = pattern.content { scale = own }
    let filling = PatternFilling(components: components, size: size, scale: scale)
    return pattern.fillings.picture(of: filling) {
      let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
      guard width <= 32767, height <= 32767, width * height <= Double(CGImage.maximumPixelCount),
        let context = try? CGContext(
          layerBounds: CGRect(origin: .zero, size: size),
          pixelWidth: Int(max(1, (width - 1e-6).rounded(.up))),
          pixelHeight: Int(max(1, (height - 1e-6).rounded(.up))),
          isYUp: false
        )
      else { return nil }
      context.setFillColor(self)
      context.fill(CGRect(origin: .zero, size: size))
      return context.makeImage()
    }
  }
}
