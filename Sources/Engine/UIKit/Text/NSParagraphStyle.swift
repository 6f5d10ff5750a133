import CoreGraphics
public import Foundation

/// How the lines of a paragraph break and stand, as an attribute of a string; lengths in points.
///
/// One that is set as an attribute counts as it is when it is drawn. `NSMutableParagraphStyle` can be changed.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = AttributeValueHeader()
  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var style = TextParagraphStyle()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var direction = NSWritingDirection.natural
  }

  /// The style that text without one has.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand in their width; default `.natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines that are too long break; default `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way text runs; default `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// Room between two lines; default 0.
  open var lineSpacing: CGFloat { CGFloat(values.style.lineSpacing) }
  /// Room below the paragraph; default 0.
  open var paragraphSpacing: CGFloat { CGFloat(values.style.spacingAfter) }
  /// Room above the paragraph; default 0.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.style.spacingBefore) }
  /// Room in front of the first line; default 0.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.style.firstLineHeadIndent) }
  /// Room in front of the other lines; default 0.
  open var headIndent: CGFloat { CGFloat(values.style.headIndent) }
  /// Where lines end: from where they start if above zero, else from the far edge; default 0.
  open var tailIndent: CGFloat { CGFloat(values.style.tailIndent) }
  /// What a line's own height is multiplied by; default 0, which leaves it.
  open var lineHeightMultiple: CGFloat { CGFloat(values.style.lineHeightMultiple) }
  /// The least height of a line; default 0.
  open var minimumLineHeight: CGFloat { CGFloat(values.style.minimumLineHeight) }
  /// The greatest height of a line; default 0, which is no limit.
  open var maximumLineHeight: CGFloat { CGFloat(values.style.maximumLineHeight) }

  /// A style of the default values.
  public override init() { super.init() }

  /// A style that does not change any more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Equal when all values are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }
}

nonisolated extension NSParagraphStyle: TextParagraphStyleSource {
  /// The style as text is laid out with it.
  package var textParagraphStyle: TextParagraphStyle {
    var style = values.style
    style.alignment = values.alignment.alignment
    style.direction = values.direction.direction
    style.breaking = values.lineBreakMode.breaking(hasOneLine: true)
    style.truncation = values.lineBreakMode.truncation
    return style
  }
}

/// A paragraph's style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand in their width; default `.natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines that are too long break; default `.byWordWrapping`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way text runs; default `.natural`.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// Room between two lines; default 0.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.style.lineSpacing = Double(newValue) }
  }
  /// Room below the paragraph; default 0.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.style.spacingAfter = Double(newValue) }
  }
  /// Room above the paragraph; default 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.style.spacingBefore = Double(newValue) }
  }
  /// Room in front of the first line; default 0.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.style.firstLineHeadIndent = Double(newValue) }
  }
  /// Room in front of the other lines; default 0.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.style.headIndent = Double(newValue) }
  }
  /// Where lines end: from where they start if above zero, else from the far edge; default 0.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.style.tailIndent = Double(newValue) }
  }
  /// What a line's own height is multiplied by; default 0, which leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.style.lineHeightMultiple = Double(newValue) }
  }
  /// The least height of a line; default 0.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.style.minimumLineHeight = Double(newValue) }
  }
  /// The greatest height of a line; default 0, which is no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.style.maximumLineHeight = Double(newValue) }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
