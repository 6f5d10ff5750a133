public import QuartzCore

extension UIApplication {
  /// The frame of the status bar: always zero here.
  public var statusBarFrame: CGRect { .zero }
  /// The style of the status bar: always `.default` here; setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the status bar is hidden: always true here; setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// How the status bar is turned: always upright here.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Has no effect here, as there is no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Has no effect here, as there is no status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}

/// What there is to say of the status bar, of which there is none here.
public final class UIStatusBarManager: NSObject {
  /// The frame of the status bar: always zero here.
  public var statusBarFrame: CGRect { .zero }
  /// The style of the status bar: always `.default` here.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden: always true here.
  public var isStatusBarHidden: Bool { true }
}

extension UIWindowScene {
  /// The status bar's manager: always `nil` here.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// How the scene is turned: always upright here.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
