/// A colour: sRGB components and an alpha, not premultiplied.
public struct CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each nominally 0 … 1, in gamma-encoded sRGB.
  package var rgba: SIMD4<Double>

  package init(rgba: SIMD4<Double>) {
    self.rgba = rgba
  }

  /// A colour in sRGB; components nominally 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The opacity, 0 (clear) … 1 (opaque).
  public var alpha: CGFloat { CGFloat(rgba.w) }
}
