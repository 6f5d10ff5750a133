public import QuartzCore

/// Follows the pointer while it is over the view, whether or not a button is held.
///
/// It began when the pointer came in, changed when it moved, and ended when it left. Hover takes no
/// touches and does not keep other gestures from being recognized.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer: (location: CGPoint, window: UIWindow)?

  /// Where the pointer is, in the coordinates of `view`, or of the window for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return .zero }
    return view?.convert(pointer.location, from: pointer.window) ?? pointer.location
  }

  /// The pointer came, moved or left; `location` is in the window, `nil` once it has left that.
  func hover(_ state: State, at location: CGPoint?, in window: UIWindow) {
    if let location { pointer = (location, window) }
    if isEnabled, state != .ended || isUnderWay { self.state = state }
  }
}
