import CoreGraphics
import Foundation

extension LabelText {
  /// The layout of the text in a size; text that does not fit is left out.
  ///
  /// - Parameters:
  ///   - size: The available size, in points.
  ///   - lineLimit: The maximum number of lines; 0 for any number.
  /// - Returns: The layout; `nil` without text.
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

  /// The layout of the text in a width, with unlimited height.
  func layout(width: CGFloat?, lineLimit: Int) -> TextLayout? {
    guard hasText else { return nil }
    return TextLayout(styled(), width: width, lineLimit: lineLimit)
  }

  /// The same layout, all in the color of a shadow.
  func shadowLayout(_ color: UIColor, in size: CGSize) -> TextLayout? {
    var shadow = self
    (shadow.isHighlighted, shadow.highlightedTextColor) = (true, color)
    return shadow.layout(in: size, lineLimit: numberOfLines)
  }

  private var hasText: Bool { attributed?.length ?? 0 > 0 }

  /// The scale with which the text fits in one line of a width.
  private func scale(toFit width: CGFloat) -> CGFloat {
    guard let layout = TextLayout(styled()), layout.size.width > width else { return 1 }
    // A thousandth less: widths are proportional to the size except for the rounding of glyphs.
    let scale = width / layout.size.width * 0.999
    return max(scale, min(max(minimumScale, 0), 1))
  }

  /// The text with the attributes for layout.
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
      // A style of the text itself sets how a single line is truncated: with several lines there is room to break.
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
