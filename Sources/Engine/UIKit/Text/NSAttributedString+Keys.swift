import CoreGraphics
public import Foundation

/// The attributes of text that have an effect; values of other types than the documented ones are ignored.
nonisolated extension NSAttributedString.Key {
  /// The font, a `UIFont`; default Helvetica with 12 points.
  public static let font = NSAttributedString.Key.textFont
  /// The color of glyphs, a `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key.textColor
  /// The color of the background behind the text, a `UIColor`; default none.
  public static let backgroundColor = NSAttributedString.Key.textBackground
  /// Additional distance between characters, a number in points; default 0.
  ///
  /// Nothing is added at the ends of lines.
  public static let kern = NSAttributedString.Key.textKern
  /// The style of a paragraph, an `NSParagraphStyle`: that of the paragraph's first character is used.
  public static let paragraphStyle = NSAttributedString.Key.textParagraphStyle
  /// The underline, the `rawValue` of an `NSUnderlineStyle`; default none.
  public static let underlineStyle = NSAttributedString.Key.textUnderline
  /// The color of the underline, a `UIColor`; default that of the glyphs.
  public static let underlineColor = NSAttributedString.Key.textUnderlineColor
  /// The strikethrough line, the `rawValue` of an `NSUnderlineStyle`; default none.
  public static let strikethroughStyle = NSAttributedString.Key.textStrikethrough
  /// The color of the strikethrough line, a `UIColor`; default that of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key.textStrikethroughColor
  /// The distance of the text above the baseline, a number in points; default 0.
  public static let baselineOffset = NSAttributedString.Key.textBaselineOffset
  /// The color of outlines, a `UIColor`; default that of the glyphs.
  public static let strokeColor = NSAttributedString.Key.textStrokeColor
  /// The width of outlines, a number in percent of the font's size; default 0.
  ///
  /// Above zero only outlines are drawn; below zero the glyphs are filled as well.
  public static let strokeWidth = NSAttributedString.Key.textStrokeWidth
  /// The shadow of the text, an `NSShadow`; default none.
  public static let shadow = NSAttributedString.Key.textShadow
  /// What a click on the text opens, a `URL` or a `String`; has no effect here.
  public static let link = NSAttributedString.Key("NSLink")
  /// Whether letters are joined, a number; has no effect here: the font decides.
  public static let ligature = NSAttributedString.Key("NSLigature")
}

nonisolated extension UIColor: TextColorSource {
  package var textColor: CGColor { cgColor }
}
