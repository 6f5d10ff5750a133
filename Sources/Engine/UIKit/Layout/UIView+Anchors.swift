extension UIView {
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The leading side: the left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing side: the right.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the bottom if there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom if there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

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

  /// The insets of the area that no bar or other content covers, in points.
  ///
  /// The desktop covers no part of a window, unless it is laid out for a device, whose margins the window then has. A
  /// controller can add insets (`additionalSafeAreaInsets`). A view inherits the part of its superview's insets that
  /// reaches into it, for each side separately.
  public var safeAreaInsets: UIEdgeInsets {
    if let screen = self as? ScreenView { return screen.margins }
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    if superview is UIScrollView { return insets }
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
      (view as? UIScrollView)?.insetsMayHaveChanged()
      view.viewController?.viewSafeAreaInsetsDidChange()
      changed += view.subviewLinks
    }
  }
}

extension UIScrollView {
  /// The guide of the scrollable content: constraints to its sides determine `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The guide of the scroll view's frame, which does not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
