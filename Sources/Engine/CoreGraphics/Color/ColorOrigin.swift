import Foundation

/// What a color was made of: components in a space that is not sRGB, or a pattern.
///
/// Colors of sRGB and the screen's grays have none, so that they hold no reference.
final class ColorOrigin: Hashable, Sendable {
  let space: CGColorSpace
  /// As many as the space has, then the alpha.
  let components: [CGFloat]
  /// What is painted instead of a color; `nil` for a color.
  let pattern: CGPattern?

  init(space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
    (self.space, self.components, self.pattern) = (space, components, pattern)
  }

  /// The same with another alpha.
  func copy(alpha: CGFloat) -> ColorOrigin {
    ColorOrigin(space: space, components: components.dropLast() + [alpha], pattern: pattern)
  }

  static func == (a: ColorOrigin, b: ColorOrigin) -> Bool {
    a === b || a.space == b.space && a.components == b.components && a.pattern === b.pattern
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(components)
  }
}
