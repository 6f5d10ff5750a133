import CoreGraphics
import Foundation

extension LabelText {
  /// The text in a room: what there is no room for is left out.
  ///
  /// - Parameters:
  ///   - size: The room.
  ///   - lineLimit: The most lines; 0 for any number.
  /// - Returns: `nil` without text.
  func layout(in size: CGSize, lineLimit: Int) -> TextLayout? {
    guard hasText else { return nil }
    let mayShrink = shrinks && numberOfLines == 1 && size.width > 0
    let scale = mayShrink ? self.scale(toFit: size.width) : 1
    return TextLayout(
      styled(scale: scale),
      width: size.width,
      height: scale < 1 ? nil : size.height,
      lineLimit: lineLimit
    )
  }

  /// The text with as much height as it takes.
  func layout(width: CGFloat?, lineLimit: Int) -> TextLayout? {
    guard hasText else { return nil }
    return TextLayout(styled(), width: width, lineLimit: lineLimit)
  }

  /// The same, all in the color of a shadow.
  func shadowLayout(_ color: UIColor, in size: CGSize) -> TextLayout? {
    var shadow = self
    (shadow.isHighlighted, shadow.highlightedTextColor) = (true, color)
    return shadow.layout(in: size, lineLimit: numberOfLines)
  }

  private var hasText: Bool { attributed?.length ?? 0 > 0 }

  /// How much smaller the text has to be to stand in one line of a width.
  private func scale(toFit width: CGFloat) -> CGFloat {
    guard let layout = TextLayout(styled()), layout.size.width > width else { return 1 }
    // A thousandth less: widths grow with sizes but for what glyphs are rounded by.
    let scale = width / layout.size.width * 0.999
    return max(scale, min(max(minimumScale, 0), 1))
  }

  /// The text as it is laid out.
  private func styled(scale: CGFloat = 1) -> AttributedText {
    let string = attributed ?? NSAttributedString(string: "")
    let looks = TextAttributes(font: font.textFont, color: textColor.cgColor)
    let hasOneLine = numberOfLines == 1
    let style = TextParagraphStyle(
      alignment: alignment.alignment,
      breaking: lineBreakMode.breaking(hasOneLine: hasOneLine),
      truncation: lineBreakMode.truncation
    )
    return AttributedText(string, usual: looks, style) { own in
      var style = own
      // A style of the text's own says how one line loses what is too long: with more there is room to break.
      if !hasOneLine, style.breaking == .never { style.breaking = .betweenWords }
      return style
    } adaptLooks: { looks in
      if isHighlighted, let color = highlightedTextColor { looks.color = color.cgColor }
      if !isEnabled { looks.color = looks.color.copy(alpha: looks.color.alpha / 2) ?? looks.color }
      looks.font.size *= Double(scale)
      looks.kern *= Double(scale)
    }
  }
}
