extension UIView {
  /// The guide of the view's bounds minus its safe area insets.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The guide of the view's bounds minus its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The same as `layoutMarginsGuide`: there is no maximum reading width here.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }

  /// The view's own guide of a kind.
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let rules = layoutRules
    if let guide = rules.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, in: self)
    rules.guides.append(guide)
    return guide
  }

  /// The insets that `safeAreaInsets` says.
  var safeAreaNow: UIEdgeInsets {
    if let margins = layoutKind?.screenMargins { return margins }
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    if superview?.layoutKind?.scrollsContent == true { return insets }
    guard let inherited = superview?.safeAreaInsets ?? (self as? UIWindow)?.screen.safeAreaInsets
    else { return insets }
    let outer = superview == nil ? inherited : reach(of: inherited)
    insets.top += outer.top
    insets.left += outer.left
    insets.bottom += outer.bottom
    insets.right += outer.right
    return insets
  }
}

extension UIView {
  /// The safe area insets have changed, and with them those of all subviews.
  func safeAreaChanged() {
    var changed = [self]
    while let view = changed.popLast() {
      view.setNeedsLayout()
      view.constraintsDidChange()
      view.layoutKind?.safeAreaMayHaveChanged()
      view.viewController?.viewSafeAreaInsetsDidChange()
      changed += view.subviewLinks
    }
  }
}

extension UIView {
  /// The screen that the view is on: its window, or what stands for one in that; `nil` in no window.
  var enclosingScreen: UIView? {
    var next: UIView? = self
    while let view = next {
      if view.layoutKind?.screenMargins != nil { return view.window == nil ? nil : view }
      if view is UIWindow { return view }
      next = view.superviewLink
    }
    return nil
  }
}
