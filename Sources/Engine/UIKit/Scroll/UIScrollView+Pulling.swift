import CoreGraphics

/// A view above a scroll view's content that shows while that is pulled down.
protocol PullPart: UIView {
  /// How far below it the content begins, in points; 0 where that is as without it.
  var inset: CGFloat { get }
  /// The content has moved.
  func follow()
}

extension UIScrollView {
  /// The control above the content by which the user loads it again; default `nil`.
  public var refreshControl: UIRefreshControl? {
    get { pullPart as? UIRefreshControl }
    set {
      guard newValue !== pullPart else { return }
      (pullPart as UIView?)?.removeFromSuperview()
      pullPart = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      insetsMayHaveChanged()
      newValue?.follow()
    }
  }

  /// The content begins where it did before: it moves there, with an animation.
  func pullPartHasClosed() {
    guard drag == nil, motion == nil, window != nil else { return _ = insetsMayHaveChanged() }
    let (offset, target) = (contentOffset, lines.clamp(contentOffset))
    insetsMayHaveChanged()
    guard target != offset else { return }
    place(at: offset)
    setContentOffset(target, animated: true)
  }
}
