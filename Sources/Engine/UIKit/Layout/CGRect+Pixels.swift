import CoreGraphics

extension CGRect {
  /// The rectangle as layout sets it: with its corner on the nearest pixel and a length of whole pixels, each rounded
  /// for itself, a half away from 0.
  ///
  /// Lengths that are equal stay equal so; views next to each other may then lie a pixel apart or over each other.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: The rectangle in points.
  func laidOnPixels(scale: CGFloat) -> CGRect {
    let scale = max(scale, 1)
    func pixels(_ length: CGFloat) -> CGFloat {
      // What is a half but for the solver's rounding is one.
      ((length * scale * 1e6).rounded() / 1e6).rounded() / scale
    }
    guard (minX + minY + width + height).isFinite else { return self }
    return CGRect(
      x: pixels(origin.x),
      y: pixels(origin.y),
      width: pixels(size.width),
      height: pixels(size.height)
    )
  }
}
