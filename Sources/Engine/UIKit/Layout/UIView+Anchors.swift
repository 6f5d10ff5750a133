extension UIView {
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// Where lines start: the left side.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end: the right side.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// What the first line of text stands on; the lower side where there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// What the last line of text stands on; the lower side where there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The view without its safe area's insets.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// As `layoutMarginsGuide`: nothing here is too wide to be read.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }

  /// The view's own guide of a kind.
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let rules = layoutRules
    if let guide = rules.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, in: self)
    rules.guides.append(guide)
    return guide
  }

  /// How far inside of its sides the view is free of what lies over it, in points.
  ///
  /// Nothing of the desktop lies over a window; a controller may ask for insets of its own
  /// (`additionalSafeAreaInsets`). A view has what reaches into it of its superview's, each side for itself.
  public var safeAreaInsets: UIEdgeInsets {
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview, !(superview is UIScrollView) else { return insets }
    let outer = reach(of: superview.safeAreaInsets)
    insets.top += outer.top
    insets.left += outer.left
    insets.bottom += outer.bottom
    insets.right += outer.right
    return insets
  }
}

extension UIView {
  /// The safe area has other insets, and with it those of all views in this one.
  func safeAreaChanged() {
    var changed = [self]
    while let view = changed.popLast() {
      view.setNeedsLayout()
      view.constraintsDidChange()
      (view as? UIScrollView)?.insetsMayHaveChanged()
      changed += view.subviewLinks
    }
  }
}

extension UIScrollView {
  /// All that can be scrolled to: constraints to its sides tell `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view as it is among others; its sides are where they are while the content is at its start.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
