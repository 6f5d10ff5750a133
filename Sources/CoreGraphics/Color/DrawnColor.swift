/// A color as it is drawn, without what it was made of: it holds no reference, so that copies of what has one cost no
/// more than their bytes.
package struct DrawnColor: Hashable, Sendable {
  fileprivate let red, green, blue, opacity: Double
  fileprivate let isGray: Bool

  /// - Parameter color: No pattern; of one nothing is left.
  package init(_ color: CGColor) {
    let rgba = color.rgba
    (red, green, blue, opacity) = (rgba.x, rgba.y, rgba.z, rgba.w)
    isGray = color.isGray
  }
}

extension CGColor {
  /// The color in sRGB, or the screen's gray.
  package init(_ drawn: DrawnColor) {
    self.init(rgba: SIMD4(drawn.red, drawn.green, drawn.blue, drawn.opacity))
    isGray = drawn.isGray
  }
}
