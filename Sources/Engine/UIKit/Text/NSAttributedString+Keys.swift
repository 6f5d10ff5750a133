import CoreGraphics
public import Foundation

/// What attributed strings can say about how they look; values of other types than these count as not there.
nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; default Helvetica in 12 points.
  public static let font = NSAttributedString.Key.textFont
  /// The glyphs' color, a `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key.textColor
  /// The color behind the text, a `UIColor`; default none.
  public static let backgroundColor = NSAttributedString.Key.textBackground
  /// How much farther than usual characters are from each other, in points, a number; default 0.
  ///
  /// Nothing is added at the ends of lines.
  public static let kern = NSAttributedString.Key.textKern
  /// How a paragraph's lines stand, an `NSParagraphStyle`: that of the paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key.textParagraphStyle
  /// A line below, an `NSUnderlineStyle`'s `rawValue`; default none.
  public static let underlineStyle = NSAttributedString.Key.textUnderline
  /// The color of the line below, a `UIColor`; default that of the glyphs.
  public static let underlineColor = NSAttributedString.Key.textUnderlineColor
  /// A line through the text, an `NSUnderlineStyle`'s `rawValue`; default none.
  public static let strikethroughStyle = NSAttributedString.Key.textStrikethrough
  /// The color of the line through the text, a `UIColor`; default that of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key.textStrikethroughColor
  /// How far the text is above the baseline, in points, a number; default 0.
  public static let baselineOffset = NSAttributedString.Key.textBaselineOffset
  /// The color of outlines, a `UIColor`; default that of the glyphs.
  public static let strokeColor = NSAttributedString.Key.textStrokeColor
  /// The width of outlines in hundredths of the font's size, a number; default 0.
  ///
  /// Above zero only outlines are drawn, below zero the glyphs as well.
  public static let strokeWidth = NSAttributedString.Key.textStrokeWidth
}

nonisolated extension UIColor: TextColorSource {
  package var textColor: CGColor { cgColor }
}
