package import Foundation

extension AttributedText {
  /// The text of an attributed string; attributes with values of the wrong type are ignored.
  ///
  /// - Parameters:
  ///   - string: The attributed string; unpaired surrogates are shown as U+FFFD.
  ///   - usual: The attributes of characters without any.
  ///   - style: The style of paragraphs without one.
  ///   - adapt: Maps each paragraph's style to the one that is used.
  ///   - adaptLooks: Maps the attributes of characters to those that are used.
  package init(
    _ string: NSAttributedString,
    usual: TextAttributes,
    _ style: TextParagraphStyle,
    adapt: (TextParagraphStyle) -> TextParagraphStyle = { $0 },
    adaptLooks: (inout TextAttributes) -> Void = { _ in }
  ) {
    var plain = usual
    adaptLooks(&plain)
    self.init("", plain, adapt(style))
    let units = Array(string.string.utf16)
    var location = 0
    while location < min(string.length, units.count) {
      var range = NSRange(location: location, length: 1)
      let values = string.attributes(at: location, effectiveRange: &range)
      let end = min(max(range.location + range.length, location + 1), units.count)
      let source = values[.textParagraphStyle] as? any TextParagraphStyleSource
      var looks = TextAttributes(values, usual: usual)
      adaptLooks(&looks)
      append(
        String(decoding: units[location..<end], as: UTF16.self),
        looks,
        adapt(source?.textParagraphStyle ?? style)
      )
      location = end
    }
  }
}

extension TextAttributes {
  /// The given attributes, and the usual ones where they are missing.
  package init(_ values: [NSAttributedString.Key: Any], usual: TextAttributes) {
    self = usual
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      (values[key] as? any TextColorSource)?.textColor
    }
    func number(_ key: NSAttributedString.Key) -> Double? {
      values[key].flatMap(Double.init(anyNumber:))
    }
    font = (values[.textFont] as? any TextFontSource)?.textFont ?? usual.font
    self.color = color(.textColor) ?? usual.color
    background = color(.textBackground) ?? usual.background
    kern = number(.textKern) ?? usual.kern
    if let kind = number(.textUnderline) { underline = Line(styleNumber: kind) }
    underlineColor = color(.textUnderlineColor) ?? usual.underlineColor
    if let kind = number(.textStrikethrough) { isStruckThrough = Line(styleNumber: kind) != .none }
    strikethroughColor = color(.textStrikethroughColor) ?? usual.strikethroughColor
    baselineOffset = number(.textBaselineOffset) ?? usual.baselineOffset
    strokeColor = color(.textStrokeColor) ?? usual.strokeColor
    strokeWidth = number(.textStrokeWidth) ?? usual.strokeWidth
    shadow = (values[.textShadow] as? any TextShadowSource)?.textShadow ?? usual.shadow
  }
}

extension TextAttributes.Line {
  /// A line by Apple's style number, whose lowest byte has the kind.
  fileprivate init(styleNumber: Double) {
    switch Int(exactly: styleNumber).map({ $0 & 0xFF }) {
    case nil, 0: self = .none
    case 9: self = .double
    default: self = .single
    }
  }
}

extension NSAttributedString.Key {
  package static let textFont = NSAttributedString.Key("NSFont")
  package static let textColor = NSAttributedString.Key("NSColor")
  package static let textBackground = NSAttributedString.Key("NSBackgroundColor")
  package static let textKern = NSAttributedString.Key("NSKern")
  package static let textParagraphStyle = NSAttributedString.Key("NSParagraphStyle")
  package static let textUnderline = NSAttributedString.Key("NSUnderline")
  package static let textUnderlineColor = NSAttributedString.Key("NSUnderlineColor")
  package static let textStrikethrough = NSAttributedString.Key("NSStrikethrough")
  package static let textStrikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  package static let textBaselineOffset = NSAttributedString.Key("NSBaselineOffset")
  package static let textStrokeColor = NSAttributedString.Key("NSStrokeColor")
  package static let textShadow = NSAttributedString.Key("NSShadow")
  package static let textStrokeWidth = NSAttributedString.Key("NSStrokeWidth")
}
