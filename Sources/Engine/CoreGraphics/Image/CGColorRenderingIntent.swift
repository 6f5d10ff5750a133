/// What to do with colors that a picture's destination does not have.
///
/// Everything is sRGB here, so there are none; it is taken and not used.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What suits the kind of drawing.
  case defaultIntent = 0
  /// Those that it has as they are, others the nearest.
  case absoluteColorimetric = 1
  /// The same, relative to the destination's white.
  case relativeColorimetric = 2
  /// All of them closer together.
  case perceptual = 3
  /// The same saturation, other hues.
  case saturation = 4
}
