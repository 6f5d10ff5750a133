/// How to convert colors that the destination's color space does not have.
///
/// Everything is sRGB here, so there are none; the value is accepted and not used.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default for the kind of drawing.
  case defaultIntent = 0
  /// Colors inside the gamut are unchanged, others become the nearest.
  case absoluteColorimetric = 1
  /// Like absolute colorimetric, relative to the destination's white point.
  case relativeColorimetric = 2
  /// All colors are compressed to fit the gamut.
  case perceptual = 3
  /// Saturation is preserved, hues may change.
  case saturation = 4
}
