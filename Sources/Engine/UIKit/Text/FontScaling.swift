import CoreGraphics

/// How the size of a font follows the user's text size.
nonisolated struct FontScaling: Sendable {
  /// The style in whose proportions it grows.
  var style: UIFont.TextStyle
  /// The font at the default text size; `nil` for the system font of the style.
  var base: TextFont?
  /// The maximum size, in points; `nil` for none.
  var maximum: CGFloat?

  /// The font for a text size.
  func font(for category: UIContentSizeCategory) -> UIFont {
    guard var font = base else {
      let weight: UIFont.Weight = style == .headline ? .semibold : .regular
      let system = UIFont.systemFont(ofSize: style.pointSize(for: category), weight: weight)
      return UIFont(system.textFont, self)
    }
    let size = scaled(CGFloat(font.size), for: category)
    font.size = UIFont.usable(min(size, maximum ?? size))
    return UIFont(font, self)
  }

  /// A length that grows as the style's font does, to whole points.
  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    let factor = style.pointSize(for: category) / style.pointSize(for: .large)
    return factor == 1 ? value : (value * factor).rounded()
  }
}
