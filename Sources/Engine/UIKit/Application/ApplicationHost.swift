/// Puts windows on the screen; the stage implements it.
///
/// UIKit does not depend on a window system.
package protocol ApplicationHost: AnyObject {
  /// Shows `window`, which has become visible; its `layer` is the root of the tree to draw.
  func show(_ window: UIWindow)

  /// Takes `window` off the screen.
  func close(_ window: UIWindow)

  /// The title that `window` should have (`UIWindow.title`) has changed.
  func titleDidChange(of window: UIWindow)
}
