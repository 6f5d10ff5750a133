import QuartzCore

/// A view that stands for a device's screen, among others in one window.
///
/// Its content has the traits and the safe area of that device, and what its controllers present covers it alone. The
/// window is the one around all of them.
package final class ScreenView: UIView {
  /// The traits of a screen that differ from those around it.
  package struct Traits {
    package var style = UIUserInterfaceStyle.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var category = UIContentSizeCategory.unspecified

    package init() {}
  }

  /// The margins that the device's system keeps free, in points.
  let margins: UIEdgeInsets

  /// A screen with its upper left corner at the origin.
  ///
  /// - Parameters:
  ///   - size: Its size, in points.
  ///   - margins: The margins that the device's system keeps free.
  ///   - form: What it is, on which its size classes depend.
  ///   - traits: Its other traits.
  package init(size: CGSize, margins: UIEdgeInsets, form: ScreenForm, traits: Traits) {
    self.margins = margins
    super.init(frame: CGRect(origin: .zero, size: size))
    if margins != .zero { UIView.someScreensHaveMargins = true }
    clipsToBounds = true
    let classes = form.sizeClasses(of: size)
    overrideTraits {
      $0.idiom = form.idiom
      ($0.horizontal, $0.vertical) = (classes.horizontal, classes.vertical)
      ($0.style, $0.contrast, $0.category) = (traits.style, traits.contrast, traits.category)
    }
    backgroundColor = UIColor(light: .white, dark: .black)
  }

  /// Always `nil`: archives of views are not supported here.
  package required init?(coder: NSCoder) { nil }

  override var layoutKind: (any LayoutKind)? { self }

  /// Keeps the content as large as the screen.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews {
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// Calls a closure with the screen's traits as the current ones, as for making its content.
  package func performWithTraits<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    traitCollection.performAsCurrent { result = body() }
    guard let result else { preconditionFailure("performAsCurrent has not called its closure") }
    return result
  }
}

extension ScreenView: LayoutKind {
  var screenMargins: UIEdgeInsets? { margins }
}
