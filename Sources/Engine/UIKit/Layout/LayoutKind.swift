import CoreGraphics

/// What a view is to the layout system beyond a rectangle with a preferred size: it shows lines of text, scrolls a
/// content, arranges its subviews, or stands for a screen.
///
/// Each requirement has a plain view's answer as its default.
protocol LayoutKind: UIView {
  /// The position of the view's text; `nil` for a view without text.
  var textLine: TextLine? { get }
  /// Whether the height of the content depends on the width, as that of several lines of text does.
  var hasHeightForWidth: Bool { get }

  /// Whether the view scrolls a content, whose size constraints to its sides determine.
  var scrollsContent: Bool { get }
  /// The size of the scrolled content, in points.
  var contentSize: CGSize { get set }
  /// The safe area insets have changed, or may have.
  func safeAreaMayHaveChanged()

  /// Whether the view arranges subviews by rules of its own.
  var arrangesSubviews: Bool { get }
  /// The insets of the area in which it arranges them.
  var freeMargins: UIEdgeInsets { get }

  /// The margins that the system keeps free of the screen that the view stands for, in points; `nil` for no screen.
  var screenMargins: UIEdgeInsets? { get }
}

extension LayoutKind {
  var textLine: TextLine? { nil }
  var hasHeightForWidth: Bool { false }
  var scrollsContent: Bool { false }
  var contentSize: CGSize {
    get { .zero }
    set {}
  }
  func safeAreaMayHaveChanged() {}
  var arrangesSubviews: Bool { false }
  var freeMargins: UIEdgeInsets { .zero }
  var screenMargins: UIEdgeInsets? { nil }
}

extension UIView {
  /// The distance from the top of a view of a height to its text's baseline; the bottom if there is no text.
  func baseline(inHeight height: CGFloat, isFirst: Bool) -> CGFloat {
    switch layoutKind?.textLine {
    case nil: height
    case .lines(let font): isFirst ? font.ascender : height + font.descender
    case .middle(let font, let line):
      height / 2 + (isFirst ? font.ascender - line / 2 : line / 2 + font.descender)
    }
  }
}
