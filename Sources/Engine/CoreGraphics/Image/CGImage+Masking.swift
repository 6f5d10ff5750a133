import Foundation

extension CGImage {
  /// The picture masked by another one, which is stretched over it.
  ///
  /// The result is the same as drawing that is clipped to the mask: the mask's alpha is the coverage, or the luma if
  /// the mask is fully opaque: black hides. (An image mask of Apple's, made by `CGImage(maskWidth:…)`, hides where it
  /// is white; there are none here.)
  ///
  /// - Parameter mask: The mask, of any size.
  /// - Returns: A picture of this picture's size; `nil` when one of both is empty.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard width > 0, height > 0, mask.width > 0, mask.height > 0,
      let context = try? CGContext(width: width, height: height, ctm: .identity)
    else { return nil }
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: area, mask: mask)
    context.draw(self, in: area)
    return context.makeImage()
  }
}
