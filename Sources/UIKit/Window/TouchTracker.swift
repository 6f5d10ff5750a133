import QuartzCore

/// Makes touches of the left mouse button: one from its press to its release, wherever the pointer goes.
package final class TouchTracker {
  private var touch: UITouch?
  private var lastPress: (location: CGPoint, time: Double, tapCount: Int)?

  /// Presses at most this far apart in time, seconds, and place, points, count as one series of taps.
  private static let tapInterval = 0.4
  private static let tapDistance: CGFloat = 10

  package init() {}

  func press(_ pointer: PointerState, in window: UIWindow) {
    // A second press without a release between: the release was lost.
    cancel(at: pointer.time, in: window)
    let count = tapCount(for: pointer)
    lastPress = (pointer.location, pointer.time, count)
    guard let view = window.hitTest(pointer.location, with: nil) else { return }
    let touch = UITouch(pointer, in: window, view: view, tapCount: count)
    touch.recognizers = view.recognizersUpwards(for: touch)
    self.touch = touch
    send(touch, pointer, in: window)
  }

  func move(_ pointer: PointerState, in window: UIWindow) {
    guard let touch, touch.locationInWindow != pointer.location else { return }
    touch.change(to: .moved, at: pointer.location, time: pointer.time)
    send(touch, pointer, in: window)
  }

  func release(_ pointer: PointerState, in window: UIWindow) {
    guard let touch else { return }
    self.touch = nil
    touch.change(to: .ended, at: pointer.location, time: pointer.time)
    send(touch, pointer, in: window)
  }

  func cancel(at time: Double, in window: UIWindow) {
    guard let touch else { return }
    self.touch = nil
    touch.change(to: .cancelled, time: time)
    send(touch, PointerState(location: touch.locationInWindow, time: time), in: window)
  }

  private func send(_ touch: UITouch, _ pointer: PointerState, in window: UIWindow) {
    UIApplication.shared.sendEvent(
      UIEvent(
        .touches,
        in: window,
        at: pointer.time,
        modifiers: pointer.modifiers,
        touches: [touch]
      )
    )
  }

  private func tapCount(for pointer: PointerState) -> Int {
    guard let lastPress, pointer.time - lastPress.time <= Self.tapInterval,
      hypot(pointer.location.x - lastPress.location.x, pointer.location.y - lastPress.location.y)
        <= Self.tapDistance
    else { return 1 }
    return lastPress.tapCount + 1
  }
}

extension UIView {
  /// The enabled recognisers of this view, then of the views above, that take `touch`.
  fileprivate func recognizersUpwards(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      found += current.recognizers.filter { !($0 is UIHoverGestureRecognizer) && $0.takes(touch) }
      view = current.superviewLink
    }
    return found
  }
}
