public import QuartzCore

/// Is notified of scrolling and zooming.
///
/// Every method is optional. (The actor is written out, here and in protocols that inherit this one: the compiler takes
/// a conformance to an inheriting protocol for one on no actor otherwise.)
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The drag is about to end; not called for a scroll view with paging.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; the method may write another one.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The drag has ended, by a lifted or cancelled touch.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content starts to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest after a drag, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view to zoom; `nil`, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The user or an animation starts to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The content's scale has changed, for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A zoom by the user or an animation has ended, including the bounce back from beyond a limit.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was zoomed.
  ///   - scale: The scale that it has now.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves `targetContentOffset` unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns `nil`: nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
