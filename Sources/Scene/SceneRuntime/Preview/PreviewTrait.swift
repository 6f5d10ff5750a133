/// How a preview wants to be laid out; Xcode's spelling, so that a file works in both.
///
/// Of these only `fixedLayout(width:height:)` changes anything here: it is the size of the window
/// and of pictures, unless the command line gives one. The others speak of devices.
public struct PreviewTrait: Sendable {
  /// The size asked for, in points; `nil` for no wish.
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
