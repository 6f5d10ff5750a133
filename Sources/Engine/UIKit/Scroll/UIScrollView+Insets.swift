import QuartzCore

/// The safe area's effect on the content insets.
extension UIScrollView {
  /// Which safe area insets are added to the content insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `.scrollableAxes`; inside a navigation controller, top and bottom are always added.
    case automatic = 0
    /// The insets at the ends of the scrollable directions.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// The safe area insets that are added to `contentInset`.
  var insetAdjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always, safe != .zero else { return safe }
    let isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
    let isHigh =
      alwaysBounceVertical || contentSize.height > bounds.height
      || contentInsetAdjustmentBehavior == .automatic && isBehindBars
    return UIEdgeInsets(
      top: isHigh ? safe.top : 0,
      left: isWide ? safe.left : 0,
      bottom: isHigh ? safe.bottom : 0,
      right: isWide ? safe.right : 0
    )
  }

  /// Whether it is the view of a navigation controller's child, or a direct subview of that.
  private var isBehindBars: Bool {
    (viewController ?? superviewLink?.viewController)?.isBehindBars ?? false
  }

  /// Notifies of changed insets, and moves the content between its new limits.
  ///
  /// Content at its start stays there when the safe area changes, for example when a bar appears.
  ///
  /// - Returns: Whether the insets have changed.
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
