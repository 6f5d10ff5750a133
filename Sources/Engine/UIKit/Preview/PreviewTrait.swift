/// A preview's layout; with Xcode's spelling, so that a file works in both.
///
/// It is the size of the window and of pictures, unless the command line has a size or a device.
public struct PreviewTrait: Sendable {
  /// What decides on the size.
  package enum Layout: Sendable {
    /// The device's screen where there is one; without, a phone's for a view controller, and the window's default size
    /// for a view or a layer.
    case standard
    /// This size, in points.
    case fixed(width: Double, height: Double)
    /// The size that the content needs.
    case fitting
    /// A phone's screen, or that of the device that is chosen, held like this.
    case screen(UIInterfaceOrientation)
  }

  package let layout: Layout

  /// A phone's screen for a view controller, upright (`iphone-16`; `--device` chooses another), with its safe areas;
  /// 480 × 320 points for a view or a layer.
  public static let defaultLayout = PreviewTrait(layout: .standard)
  /// The size of the content.
  ///
  /// It is a view's own if it has one. Of another view, and of a controller's, it is the smallest that its constraints
  /// and its `sizeThatFits(_:)` allow; of a layer its frame's.
  public static let sizeThatFitsLayout = PreviewTrait(layout: .fitting)
  /// A phone's screen, upright (`iphone-16`; `--device` chooses another), with its safe areas.
  public static let portrait = PreviewTrait(layout: .screen(.portrait))
  /// The same as `portrait`: a screen on a desk is not turned.
  public static let portraitUpsideDown = PreviewTrait(layout: .screen(.portrait))
  /// A phone's screen, lying (`iphone-16`; `--device` chooses another), with its safe areas.
  public static let landscapeLeft = PreviewTrait(layout: .screen(.landscapeRight))
  /// The same as `landscapeLeft`: the safe areas are equal.
  public static let landscapeRight = PreviewTrait(layout: .screen(.landscapeRight))

  /// A content of `width` by `height` points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
}
