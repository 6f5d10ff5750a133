/// A preview's layout; with Xcode's spelling, so that a file works in both.
///
/// Only `fixedLayout(width:height:)` has an effect here: it is the size of the window and of pictures, unless the
/// command line sets one. The others concern devices.
public struct PreviewTrait: Sendable {
  /// The size asked for, in points; `nil` for none.
  package let fixedSize: (width: Double, height: Double)?

  /// The window's default size.
  public static let defaultLayout = PreviewTrait(fixedSize: nil)
  /// Accepted for source compatibility; the window's default size.
  public static let sizeThatFitsLayout = PreviewTrait(fixedSize: nil)
  /// Accepted for source compatibility; a window has no orientation.
  public static let portrait = PreviewTrait(fixedSize: nil)
  /// Accepted for source compatibility; a window has no orientation.
  public static let portraitUpsideDown = PreviewTrait(fixedSize: nil)
  /// Accepted for source compatibility; a window has no orientation.
  public static let landscapeLeft = PreviewTrait(fixedSize: nil)
  /// Accepted for source compatibility; a window has no orientation.
  public static let landscapeRight = PreviewTrait(fixedSize: nil)

  /// A content of `width` by `height` points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(fixedSize: (width, height))
  }
}
