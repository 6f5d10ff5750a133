public import QuartzCore

/// Who hears how a scroll view moves.
///
/// Every call is optional.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content's offset has changed, whatever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A person begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to be lifted; not called for a scroll view that moves by pages.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: Of the offset, in points a millisecond.
  ///   - targetContentOffset: Where the content will come to rest; another place may be put there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger was lifted, or taken away.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest after a drag, by itself or stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A move that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` began has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view that is zoomed; `nil`, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// A person or an animation begins to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The content's scale has changed, whatever changed it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A zoom by a person or an animation has ended, the way back from beyond a limit included.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: What was zoomed.
  ///   - scale: How large it is shown now.
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

  /// Leaves the place where the content comes to rest.
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

  /// Nothing is zoomed.
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
