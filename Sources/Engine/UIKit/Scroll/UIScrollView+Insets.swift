import QuartzCore

/// What the safe area adds to the content's insets.
extension UIScrollView {
  /// How the safe area's insets add to those of a scroll view's content.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `.scrollableAxes`; in a navigation controller's controller top and bottom are added in any case.
    case automatic = 0
    /// Those at the ends of the directions that the content can be scrolled in.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// What of the safe area's insets adds to `contentInset`.
  var insetAdjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always, safe != .zero else { return safe }
    let isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
    let isHigh =
      alwaysBounceVertical || contentSize.height > bounds.height
      || contentInsetAdjustmentBehavior == .automatic && isInNavigation
    return UIEdgeInsets(
      top: isHigh ? safe.top : 0,
      left: isWide ? safe.left : 0,
      bottom: isHigh ? safe.bottom : 0,
      right: isWide ? safe.right : 0
    )
  }

  /// Whether it is the view of a navigation controller's controller, or lies directly in that.
  private var isInNavigation: Bool {
    (viewController ?? superviewLink?.viewController)?.navigationController != nil
  }

  /// Notifies of changed insets, and moves the content between its new ends.
  ///
  /// Content at its start stays there when the safe area changes, as under a bar that comes.
  ///
  /// - Returns: Whether they have changed.
  @discardableResult
  func insetsMayHaveChanged() -> Bool {
    let (old, new) = (knownInsets, adjustedContentInset)
    guard new != old.adjusted else { return false }
    let added = insetAdjustment
    knownInsets = (new, added)
    if drag == nil, motion == nil, !zooming.isBusy, added != old.added {
      var offset = contentOffset
      if offset.x == -old.adjusted.left { offset.x = -new.left }
      if offset.y == -old.adjusted.top { offset.y = -new.top }
      place(at: offset)
    }
    limitsChanged()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    return true
  }
}
