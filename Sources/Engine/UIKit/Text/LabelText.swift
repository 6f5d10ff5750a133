import CoreGraphics
import Foundation

/// The content and attributes of a label.
struct LabelText: Equatable {
  /// The text that was set, with its attributes; `nil` for no text.
  private(set) var attributed: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var textColor = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var shrinks = false
  var minimumScale: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?

  /// The attributes alone.
  var withoutText: LabelText {
    var looks = self
    looks.attributed = nil
    return looks
  }

  mutating func setText(_ text: String?) {
    attributed = text.map { NSAttributedString(string: $0) }
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    attributed = text.map { NSAttributedString(attributedString: $0) }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    replace(.font, by: font)
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    replace(.foregroundColor, by: color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    replaceStyles { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    replaceStyles { $0.lineBreakMode = mode }
  }

  /// A text with the label's attributes added where it has none of its own.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: text)
    let usual: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle,
    ]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      whole.setAttributes(usual.merging(own) { $1 }, range: range)
    }
    return whole
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    return style
  }

  /// Sets an attribute for all of the text, where some of it has its own value.
  private mutating func replace(_ key: NSAttributedString.Key, by value: Any) {
    guard let attributed else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttribute(key, in: NSRange(location: 0, length: attributed.length)) {
      own,
      range,
      _ in
      if own != nil { text.addAttribute(key, value: value, range: range) }
    }
    self.attributed = text
  }

  private mutating func replaceStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttribute(.paragraphStyle, in: whole) { own, range, _ in
      guard let style = (own as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributed = text
  }
}
