import CoreGraphics

/// The position of text lines in a view's height.
enum TextLine {
  /// The lines fill the height.
  case lines(UIFont)
  /// One line of a height is centered.
  case middle(UIFont, height: CGFloat)
}
