/// A color as it is drawn, without its original form: it holds no reference, so copying it costs no reference counting.
package struct DrawnColor: Hashable, Sendable {
  fileprivate let red, green, blue, opacity: Double
  fileprivate let isGray: Bool

  /// - Parameters:
  ///   - color: The color; a pattern becomes clear.
  ///   - fade: The factor of its alpha, 0 … 1.
  package init(_ color: CGColor, fadedBy fade: Double = 1) {
    let rgba = color.rgba
    (red, green, blue, opacity) = (rgba.x, rgba.y, rgba.z, rgba.w * fade)
    isGray = color.isGray && fade == 1
  }

  /// The color as a premultiplied pixel, 0xAARRGGBB, as of a `CGColor`.
  package var premultipliedPixel: UInt32 {
    SIMD4(red, green, blue, opacity).premultipliedPixel
  }
}

extension CGColor {
  /// The color in sRGB, or the device gray.
  package init(_ drawn: DrawnColor) {
    self.init(rgba: SIMD4(drawn.red, drawn.green, drawn.blue, drawn.opacity))
    isGray = drawn.isGray
  }
}
