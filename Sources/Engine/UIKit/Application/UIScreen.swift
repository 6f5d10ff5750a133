public import QuartzCore

/// The screen that windows are shown on.
public final class UIScreen: NSObject {
  /// The screen; there is one.
  public static let main = UIScreen()

  /// The screen's rectangle, in points: the window's content, which the host sets; default 800 × 600.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
  /// Pixels per point; default 1.
  public internal(set) var scale: CGFloat = 1

  /// The margins that a device's system keeps free, in points; default 0, as a desktop keeps none.
  ///
  /// The host sets them.
  package internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// What the screen is, on which size classes depend; default a desktop's window.
  package internal(set) var form = ScreenForm.window

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point of the device: equal to `scale`.
  public var nativeScale: CGFloat { scale }

  /// The number of frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }
}
