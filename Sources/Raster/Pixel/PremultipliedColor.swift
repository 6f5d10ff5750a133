import CoreGraphics

extension CGColor {
  /// The colour as a premultiplied pixel, 0xAARRGGBB; components outside 0 … 1 are clamped.
  ///
  /// The product of component and alpha is taken before rounding, so it is the nearest there is.
  var premultipliedPixel: UInt32 {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = clamped(rgba.w)
    let red = Blending.byte(clamped(rgba.x) * alpha)
    let green = Blending.byte(clamped(rgba.y) * alpha)
    let blue = Blending.byte(clamped(rgba.z) * alpha)
    return Blending.byte(alpha) << 24 | red << 16 | green << 8 | blue
  }
}
