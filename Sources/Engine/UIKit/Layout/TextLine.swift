import CoreGraphics

/// The position of text lines in a view's height.
enum TextLine {
  /// The lines fill the height.
  case lines(UIFont)
  /// One line of a height is centered.
  case middle(UIFont, height: CGFloat)
}

extension UIView {
  /// The distance from the top of a view of a height to its text's baseline; the bottom if there is no text.
  func baseline(inHeight height: CGFloat, isFirst: Bool) -> CGFloat {
    switch textLine {
    case nil: height
    case .lines(let font): isFirst ? font.ascender : height + font.descender
    case .middle(let font, let line):
      height / 2 + (isFirst ? font.ascender - line / 2 : line / 2 + font.descender)
    }
  }

  /// The position of the view's text; `nil` for a view without text.
  var textLine: TextLine? {
    if let field = self as? UITextField, let font = field.font {
      return .middle(font, height: font.lineHeight)
    }
    guard let label = self as? UILabel ?? (self as? UIButton)?.titleLabel, let font = label.font
    else { return nil }
    guard label.numberOfLines == 1 else { return .lines(font) }
    return .middle(font, height: label.intrinsicContentSize.height)
  }
}
