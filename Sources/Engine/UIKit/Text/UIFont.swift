import CoreGraphics
public import CoreText
public import Foundation

/// A font for views: a face of a family with a size.
///
/// Immutable; two fonts with the same face and size are equal. The system font is DejaVu Sans. It is also a `CTFont`.
nonisolated public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = AttributeValueHeader()
  /// The font in the form that text layout uses.
  package let textFont: TextFont
  /// How its size follows the user's text size; `nil` for a font of a fixed size.
  let scaling: FontScaling?

  package init(_ textFont: TextFont) {
    (self.textFont, scaling) = (textFont, nil)
    super.init()
  }

  init(_ textFont: TextFont, _ scaling: FontScaling) {
    (self.textFont, self.scaling) = (textFont, scaling)
    super.init()
  }

  /// The font with a name: that of a family, of a face, or a full name.
  ///
  /// Names of Apple's system fonts always return a font: DejaVu Sans, DejaVu Serif or DejaVu Sans Mono if they are not
  /// installed. "Pegbar Test" is the bundled font. The result is `nil` for a name that no installed font has.
  ///
  /// - Parameters:
  ///   - fontName: The name; case is ignored.
  ///   - fontSize: The size in points; 0 or less uses `systemFontSize`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = TextFont.named(fontName, size: Self.usable(fontSize)) else { return nil }
    self.init(font)
  }

  /// The font's size in points.
  public var pointSize: CGFloat { CGFloat(textFont.size) }

  /// The family's name.
  public var familyName: String { textFont.family }

  /// The face's own name, such as "DejaVuSans-Bold".
  public var fontName: String { textFont.faceName }

  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// The depth of letters below the baseline, in points: negative.
  public var descender: CGFloat { CGFloat(-metrics.descent) }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// The height of a line, in points: from the ascender down to the descender.
  public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }

  /// The space between lines that the font specifies, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }

  /// The same face in another size, in points; 0 or less uses `systemFontSize`.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = textFont
    font.size = Self.usable(fontSize)
    return UIFont(font)
  }

  /// This object itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether face and size are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textFont == textFont
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int { textFont.hashValue }

  /// The nearest size in which text can be drawn.
  static func usable(_ size: CGFloat) -> Double {
    let size = Double(size)
    return size > 0 ? min(size, TextFont.greatestSize) : Double(systemFontSize)
  }

  private var metrics: FontMetrics { FontMetrics(of: textFont) }
}

nonisolated extension UIFont: CTFont, TextFontSource {}
