public import QuartzCore

/// Tracks the pointer while it is over the view, whether or not a button is held.
///
/// It begins when the pointer enters, changes when it moves, and ends when it leaves. Hovering uses no touches and does
/// not prevent other gestures.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer: (location: CGPoint, window: UIWindow)?

  /// The pointer's location, in the coordinates of `view`, or of the window for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return .zero }
    return view?.convert(pointer.location, from: pointer.window) ?? pointer.location
  }

  override var followsPointer: Bool { true }

  override func hover(_ state: State, at location: CGPoint?, in window: UIWindow) {
    if let location { pointer = (location, window) }
    if isEnabled, state != .ended || isUnderWay { self.state = state }
  }
}
