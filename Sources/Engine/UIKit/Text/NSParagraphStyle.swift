import CoreGraphics
public import Foundation

/// How the lines of a paragraph break and are aligned, as an attribute of a string; lengths are in points.
///
/// A mutable style that is set as an attribute is used as it is at drawing time. `NSMutableParagraphStyle` can be
/// changed.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = AttributeValueHeader()
  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var style = TextParagraphStyle()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var direction = NSWritingDirection.natural
  }

  /// The default style of text without one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines in the width; default `.natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines that are too long break; default `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The writing direction; default `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The space between two lines, in points; default 0.
  open var lineSpacing: CGFloat { CGFloat(values.style.lineSpacing) }
  /// The space below the paragraph, in points; default 0.
  open var paragraphSpacing: CGFloat { CGFloat(values.style.spacingAfter) }
  /// The space above the paragraph, in points; default 0.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.style.spacingBefore) }
  /// The indent of the first line, in points; default 0.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.style.firstLineHeadIndent) }
  /// The indent of the other lines, in points; default 0.
  open var headIndent: CGFloat { CGFloat(values.style.headIndent) }
  /// Where lines end, in points: relative to their leading edge if positive, else to the far edge; default 0.
  open var tailIndent: CGFloat { CGFloat(values.style.tailIndent) }
  /// The factor of a line's natural height; default 0, which has no effect.
  open var lineHeightMultiple: CGFloat { CGFloat(values.style.lineHeightMultiple) }
  /// The minimum height of a line, in points; default 0.
  open var minimumLineHeight: CGFloat { CGFloat(values.style.minimumLineHeight) }
  /// The maximum height of a line, in points; default 0, which is no limit.
  open var maximumLineHeight: CGFloat { CGFloat(values.style.maximumLineHeight) }

  /// A style with the default values.
  public override init() { super.init() }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value, consistent with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }
}

nonisolated extension NSParagraphStyle: TextParagraphStyleSource {
  /// The style in the form that text layout uses.
  package var textParagraphStyle: TextParagraphStyle {
    var style = values.style
    style.alignment = values.alignment.alignment
    style.direction = values.direction.direction
    style.breaking = values.lineBreakMode.breaking(hasOneLine: true)
    style.truncation = values.lineBreakMode.truncation
    return style
  }
}

/// A paragraph style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines in the width; default `.natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines that are too long break; default `.byWordWrapping`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The writing direction; default `.natural`.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The space between two lines, in points; default 0.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.style.lineSpacing = Double(newValue) }
  }
  /// The space below the paragraph, in points; default 0.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.style.spacingAfter = Double(newValue) }
  }
  /// The space above the paragraph, in points; default 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.style.spacingBefore = Double(newValue) }
  }
  /// The indent of the first line, in points; default 0.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.style.firstLineHeadIndent = Double(newValue) }
  }
  /// The indent of the other lines, in points; default 0.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.style.headIndent = Double(newValue) }
  }
  /// Where lines end, in points: relative to their leading edge if positive, else to the far edge; default 0.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.style.tailIndent = Double(newValue) }
  }
  /// The factor of a line's natural height; default 0, which has no effect.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.style.lineHeightMultiple = Double(newValue) }
  }
  /// The minimum height of a line, in points; default 0.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.style.minimumLineHeight = Double(newValue) }
  }
  /// The maximum height of a line, in points; default 0, which is no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.style.maximumLineHeight = Double(newValue) }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
