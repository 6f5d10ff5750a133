extension UIView {
  /// The margins that `layoutMargins` says.
  var marginsNow: UIEdgeInsets {
    get {
      var margins = arrangement.margins
      if arrangement.keepsSuperviewMargins, let superview {
        margins = margins.covering(reach(of: superview.layoutMargins))
      }
      return arrangement.marginsIncludeSafeArea ? margins + safeAreaInsets : margins
    }
    set {
      guard newValue != arrangement.margins else { return }
      arrangement.margins = newValue
      marginsChanged()
    }
  }

  /// Whether `layoutMargins` include the insets of the safe area; default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { arrangement.marginsIncludeSafeArea }
    set {
      guard newValue != arrangement.marginsIncludeSafeArea else { return }
      arrangement.marginsIncludeSafeArea = newValue
      marginsChanged()
    }
  }

  /// Whether `layoutMargins` are at least those of the superview, as far as these reach into the view; default false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { arrangement.keepsSuperviewMargins }
    set {
      guard newValue != arrangement.keepsSuperviewMargins else { return }
      arrangement.keepsSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// `layoutMargins` by leading and trailing side, which are left and right here.
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

  /// How far insets of the superview reach into the view, for each side separately and at most their own width.
  func reach(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, let superview else { return .zero }
    let (frame, room) = (arrangement.rules?.solved ?? unmovedFrame, superview.bounds)
    return UIEdgeInsets(
      top: min(max(insets.top - (frame.minY - room.minY), 0), insets.top),
      left: min(max(insets.left - (frame.minX - room.minX), 0), insets.left),
      bottom: min(max(insets.bottom - (room.maxY - frame.maxY), 0), insets.bottom),
      right: min(max(insets.right - (room.maxX - frame.maxX), 0), insets.right)
    )
  }

  private func marginsChanged() {
    setNeedsLayout()
    constraintsDidChange()
  }
}

extension UIEdgeInsets {
  /// The sum of both.
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// The maximum of both on each side.
  fileprivate func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
