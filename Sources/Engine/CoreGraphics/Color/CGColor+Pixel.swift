extension CGColor {
  /// The color as a premultiplied pixel, 0xAARRGGBB; components are clamped to 0 … 1, and NaN is 0.
  ///
  /// The product of component and alpha is computed before rounding, so it is the nearest pixel.
  package var premultipliedPixel: UInt32 { rgba.premultipliedPixel }
}

extension SIMD4<Double> {
  /// Red, green, blue and alpha as a premultiplied pixel.
  var premultipliedPixel: UInt32 {
    func clamped(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    // The small epsilon makes exact halves, whose rounding errors have either sign, all round up.
    func byte(_ fraction: Double) -> UInt32 { UInt32(fraction * 255 + 0.500_000_1) }
    let alpha = clamped(w)
    let red = byte(clamped(x) * alpha)
    let green = byte(clamped(y) * alpha)
    let blue = byte(clamped(z) * alpha)
    return byte(alpha) << 24 | red << 16 | green << 8 | blue
  }
}
