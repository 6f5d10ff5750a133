import QuartzCore

/// What controllers keep for bars and nib files, and what is not shown here.
extension UIViewController {
  /// Whether the view extends under opaque bars too; default false; kept.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.extendsUnderOpaqueBars }
    set { kept.extendsUnderOpaqueBars = newValue }
  }

  /// Whether a scroll view gets insets for bars; default true; kept: `contentInsetAdjustmentBehavior` decides.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsScrollInsets }
    set { kept.adjustsScrollInsets = newValue }
  }

  /// A name to restore the controller's state by; default `nil`; kept, as nothing is restored here.
  public var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }

  /// Does nothing: nothing is turned here.
  public class func attemptRotationToDeviceOrientation() {}

  /// How the content is turned: always upright here.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The part of the view under the bars at the top: use `view.safeAreaLayoutGuide` in new code.
  public var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(.top, of: view) }

  /// The part of the view under the bars at the bottom: use `view.safeAreaLayoutGuide` in new code.
  public var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(.bottom, of: view) }
}
