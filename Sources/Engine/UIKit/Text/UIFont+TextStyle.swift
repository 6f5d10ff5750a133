import CoreGraphics

nonisolated extension UIFont {
  /// The purpose of a text, which determines the size of its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system font for a text style, in the size for the user's text size.
  ///
  /// That is the one of `UITraitCollection.current`, so that a view which makes its fonts while it lays out follows its
  /// own.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, in the size for a text size.
  ///
  /// - Parameters:
  ///   - style: The style; an unknown one has the sizes of `.body`.
  ///   - traitCollection: The traits with the text size; `nil` for the current ones.
  /// - Returns: The font; a label with `adjustsFontForContentSizeCategory` keeps it up to date.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return FontScaling(style: style).font(for: category)
  }
}

nonisolated extension UIFont.TextStyle {
  /// Point sizes from the smallest text size to the largest (Human Interface Guidelines, "Typography", "Dynamic Type
  /// sizes" and "Larger accessibility type sizes").
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of the style's font, in points; for an unspecified text size that of the default.
  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    return sizes.indices.contains(category.step) ? sizes[category.step] : UIFont.labelFontSize
  }
}
