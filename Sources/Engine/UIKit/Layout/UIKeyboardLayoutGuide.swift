import QuartzCore

/// The part of a view that a keyboard on the screen covers: none here, so that it begins where the safe area ends.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept, and without effect: there is no keyboard on the screen; default false.
  public var followsUndockedKeyboard = false
  /// Kept, and without effect; default true.
  public var usesBottomSafeArea = true

  fileprivate init() {
    super.init(.free)
    identifier = "UIKeyboardLayoutGuide"
  }
}

extension UIView {
  /// The guide of the keyboard on the screen, which is made when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }
    if let guide = known.first { return guide }
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }
}
