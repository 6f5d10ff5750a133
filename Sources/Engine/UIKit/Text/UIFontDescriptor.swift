import CoreGraphics
public import Foundation

/// A font as its family, size and traits, from which others like it are made.
///
/// Immutable. Of the attributes of Apple's, it has the family, the size, and whether it is bold or italic.
nonisolated public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// Traits of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Traits with these raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Every letter has the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let textFont: TextFont

  init(_ textFont: TextFont) {
    self.textFont = textFont
    super.init()
  }

  /// The descriptor of the font with a name; that of the system's where none has it.
  ///
  /// - Parameters:
  ///   - fontName: The name of a family or of a face.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    let size = UIFont.usable(size)
    self.init(TextFont.named(fontName, size: size) ?? TextFont(size: size))
  }

  /// The descriptor of the font of a text style, in the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(textFont.size) }

  /// The face's own name.
  public var postscriptName: String { textFont.faceName }

  /// Whether it is bold, italic, of letters of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.weight >= 600 { traits.insert(.traitBold) }
    if textFont.family == TextFont.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same with other traits; bold is of weight 700, and what is not bold any more of 400.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != (font.weight >= 600) {
      font.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    if symbolicTraits.contains(.traitMonoSpace) { font.family = TextFont.monospacedFamily }
    return UIFontDescriptor(font)
  }

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = textFont
    font.size = UIFont.usable(newPointSize)
    return UIFontDescriptor(font)
  }

  /// The same of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = textFont
    font.family = newFamily
    return UIFontDescriptor(font)
  }

  /// This object itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether family, size and traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.textFont == textFont
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int { textFont.hashValue }
}

nonisolated extension UIFont {
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

  /// The font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.textFont
    if pointSize > 0 { font.size = UIFont.usable(pointSize) }
    self.init(font)
  }
}
