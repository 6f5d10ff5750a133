public import QuartzCore

/// An object that has the contents of others within a size: a controller with its children, a presentation with the
/// presented controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// The preferred size of a content has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that constraints give a content has changed; never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a content, in points, where its container has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The content is about to get another size, in points.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// The content is about to get other traits.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
