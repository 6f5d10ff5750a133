/// What the user does in a window: the trackers that make its touches, hovering and presses.
final class WindowInput: InputTracking {
  let touches = TouchTracker()
  let hover = HoverTracker()
  let presses = PressTracker()
  /// The scroll view that the user last clicked, or scrolled by the wheel.
  weak var lastScrolled: (any ScrollingView)?

  func cancel(at time: Double, in window: UIWindow) {
    touches.cancel(at: time, in: window)
    presses.cancel(at: time, in: window)
  }
}

extension UIWindow {
  /// Made with the first event.
  private var ownInput: WindowInput {
    if let own = input as? WindowInput { return own }
    let own = WindowInput()
    input = own
    return own
  }

  package var touches: TouchTracker { ownInput.touches }
  package var hover: HoverTracker { ownInput.hover }
  package var presses: PressTracker { ownInput.presses }

  /// The scroll view that the user last clicked, or scrolled by the wheel.
  var lastScrolled: (any ScrollingView)? {
    get { ownInput.lastScrolled }
    set { ownInput.lastScrolled = newValue }
  }
}
