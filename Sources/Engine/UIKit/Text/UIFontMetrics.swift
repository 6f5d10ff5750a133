import CoreGraphics
public import Foundation

/// Scales fonts and lengths of one's own with the user's text size, as the font of a text style is scaled.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of `.body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font in the size for the current text size.
  ///
  /// - Parameter font: The font for the default text size; one that is scaled already is scaled from its first size.
  /// - Returns: The font; a label with `adjustsFontForContentSizeCategory` keeps it up to date.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, nil, nil)
  }

  /// A font in the size for a text size; `nil` for the current one.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, nil, traitCollection)
  }

  /// A font in the size for the current text size, but no larger than a maximum, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }

  /// A font in the size for a text size (`nil` for the current one), but no larger than a maximum, in points.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection)
  }

  /// A length, in points, for the current text size.
  ///
  /// It grows in the proportion of the style's font, and is rounded to whole points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, in points, for a text size; `nil` for the current one.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard value.isFinite else { return value }
    return FontScaling(style: style).scaled(value, for: category(of: traitCollection))
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    let most = maximum.flatMap { $0 > 0 ? $0 : nil }
    let base = font.scaling?.base ?? font.textFont
    return FontScaling(style: style, base: base, maximum: most).font(for: category(of: traits))
  }

  private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
