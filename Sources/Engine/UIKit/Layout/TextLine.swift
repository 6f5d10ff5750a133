import CoreGraphics

/// Where lines of text are in a view's height.
enum TextLine {
  /// They fill it.
  case lines(UIFont)
  /// One line of that height is in its middle.
  case middle(UIFont, height: CGFloat)
}

extension UIView {
  /// From the top of a view of a height down to what its text stands on; the lower side where there is none.
  func baseline(inHeight height: CGFloat, isFirst: Bool) -> CGFloat {
    switch textLine {
    case nil: height
    case .lines(let font): isFirst ? font.ascender : height + font.descender
    case .middle(let font, let line):
      height / 2 + (isFirst ? font.ascender - line / 2 : line / 2 + font.descender)
    }
  }

  /// Where the view has text; `nil` for one without.
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
