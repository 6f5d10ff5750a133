import Foundation

extension CGImage {
  /// The picture with parts of it hidden by another one, stretched over it.
  ///
  /// As drawing that is clipped to the mask: its alpha is how much is kept; of a mask that is opaque all over, how
  /// light it is: black hides. (An image mask of Apple's, made by `CGImage(maskWidth:…)`, hides where it is white;
  /// there are none here.)
  ///
  /// - Parameter mask: Of any size.
  /// - Returns: A picture of this one's size; `nil` when one of both is empty.
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
