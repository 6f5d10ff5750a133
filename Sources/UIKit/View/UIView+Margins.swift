extension UIView {
  /// How far from the sides a stack view with `isLayoutMarginsRelativeArrangement` begins; default 8 points each.
  public var layoutMargins: UIEdgeInsets {
    get { arrangement.margins }
    set {
      guard newValue != arrangement.margins else { return }
      arrangement.margins = newValue
      setNeedsLayout()
    }
  }

  /// `layoutMargins` by the direction of text, which is left to right here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }
}
