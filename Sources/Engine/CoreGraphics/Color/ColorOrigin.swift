import Foundation

/// The original form of a color: components in a space other than sRGB, or a pattern.
///
/// Colors in sRGB and device grays have none, so that they hold no reference.
final class ColorOrigin: Hashable, Sendable {
  let space: CGColorSpace
  /// The components of the space, then the alpha.
  let components: [CGFloat]
  /// The pattern to paint with; `nil` for a color.
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
