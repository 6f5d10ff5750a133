extension UIView {
  /// How far from the sides `layoutMarginsGuide` and a stack view with `isLayoutMarginsRelativeArrangement` begin;
  /// default 8 points each.
  ///
  /// What was set, and the insets of the safe area besides (`insetsLayoutMarginsFromSafeArea`).
  public var layoutMargins: UIEdgeInsets {
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

  /// Whether `layoutMargins` are those that were set and the safe area's insets together; default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { arrangement.marginsIncludeSafeArea }
    set {
      guard newValue != arrangement.marginsIncludeSafeArea else { return }
      arrangement.marginsIncludeSafeArea = newValue
      marginsChanged()
    }
  }

  /// Whether `layoutMargins` also keep to those of the superview, as far as these reach into the view; default false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { arrangement.keepsSuperviewMargins }
    set {
      guard newValue != arrangement.keepsSuperviewMargins else { return }
      arrangement.keepsSuperviewMargins = newValue
      marginsChanged()
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

  /// How far insets of the superview reach into the view, each side for itself and no further than they are wide.
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
  /// Both one after the other.
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// The wider of both on each side.
  fileprivate func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
