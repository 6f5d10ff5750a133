import CoreGraphics
public import CoreText
public import Foundation

/// A font for views: a face of a family in a size.
///
/// Immutable; two of the same face and size are equal. The system's font is DejaVu Sans. It is a `CTFont` as well.
nonisolated public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = AttributeValueHeader()
  /// The font as text is laid out with it.
  package let textFont: TextFont

  package init(_ textFont: TextFont) {
    self.textFont = textFont
    super.init()
  }

  /// The font of a name: a family's, a face's or its full name.
  ///
  /// The names of fonts that Apple's systems have always give one: DejaVu Sans, DejaVu Serif or DejaVu Sans Mono where
  /// they are not installed. "Pegbar Test" is the bundled font. `nil` for a name that no installed font has.
  ///
  /// - Parameters:
  ///   - fontName: Capital letters do not count.
  ///   - fontSize: In points; one not above zero is that of the system's font.
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

  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// How far letters reach below the baseline, in points: negative.
  public var descender: CGFloat { CGFloat(-metrics.descent) }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// The height of a line, in points: from the ascender down to the descender.
  public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }

  /// The room between lines that the font itself asks for, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }

  /// The same face in another size; one not above zero is that of the system's font.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = textFont
    font.size = Self.usable(fontSize)
    return UIFont(font)
  }

  /// The same font: it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal when face and size are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textFont == textFont
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { textFont.hashValue }

  /// A size that something can be drawn in, as near as can be to the one asked for.
  static func usable(_ size: CGFloat) -> Double {
    let size = Double(size)
    return size > 0 ? min(size, TextFont.greatestSize) : Double(systemFontSize)
  }

  private var metrics: FontMetrics { FontMetrics(of: textFont) }
}

nonisolated extension UIFont: CTFont, TextFontSource {}
