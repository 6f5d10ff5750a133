import CoreGraphics

extension CGRect {
  /// The rectangle snapped to pixels as layout does: the corner and the size are rounded separately, halves away from
  /// 0.
  ///
  /// So equal sizes stay equal; neighboring views may have a gap or an overlap of a pixel.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The rectangle in points.
  func laidOnPixels(scale: CGFloat) -> CGRect {
    let scale = max(scale, 1)
    func pixels(_ length: CGFloat) -> CGFloat {
      // A value that is a half except for the solver's rounding error is treated as a half.
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
