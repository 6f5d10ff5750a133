import QuartzCore

/// The state of the touch that a control tracks.
struct ControlTracking {
  /// How far outside the bounds a touch still counts as inside, in points (V10).
  static let slop: CGFloat = 70

  private(set) var touch: UITouch?
  var isInside = false

  /// The tracked touch, if it is among `touches`.
  func own(of touches: Set<UITouch>) -> UITouch? { touches.first { $0 === touch } }

  mutating func start(_ touch: UITouch) { (self.touch, isInside) = (touch, true) }

  mutating func stop() { touch = nil }
}

extension UIControl {
  func begin(_ touch: UITouch, _ event: UIEvent?) {
    tracking.start(touch)
    guard beginTracking(touch, with: event) else { return stop(touch) }
    guard tracking.touch === touch else { return }
    isHighlighted = true
    send(.touchDown, event)
    // The action may have disabled or removed the control: then it sends no more.
    if tracking.touch === touch, touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  /// The drag events are sent before the events for crossing the edge (peer 183).
  func goOn(_ touch: UITouch, _ event: UIEvent?) {
    let wasInside = tracking.isInside
    tracking.isInside = isNear(touch, event)
    guard continueTracking(touch, with: event) else { return stop(touch) }
    guard tracking.touch === touch else { return }
    let isInside = tracking.isInside
    isHighlighted = isInside
    send(isInside ? .touchDragInside : .touchDragOutside, event)
    guard tracking.touch === touch, isInside != wasInside else { return }
    send(isInside ? .touchDragEnter : .touchDragExit, event)
  }

  /// The control ends tracking before it sends the events, so that an action may do anything with it.
  func end(_ touch: UITouch, _ event: UIEvent?) {
    let isInside = isNear(touch, event)
    tracking.isInside = isInside
    endTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    tracking.stop()
    isHighlighted = false
    if isInside { sendTouchUpInside(event) } else { send(.touchUpOutside, event) }
    if !isTracking { tracking.isInside = false }
  }

  /// - Parameter event: The event that cancelled the touch; `nil` when there is none.
  func cancel(_ event: UIEvent?) {
    guard tracking.touch != nil else { return }
    tracking.isInside = false
    cancelTracking(with: event)
    tracking.stop()
    isHighlighted = false
    send(.touchCancel, event)
  }

  func enabledChanged() {
    if !isEnabled {
      cancel(nil)
      work?.forgetKeys()
      resignFirstResponder()
    }
    stateChanged()
  }

  func sendTouchUpInside(_ event: UIEvent?) {
    send(.touchUpInside, event)
    if isPrimaryOnTouchUp { send(.primaryActionTriggered, event) }
  }

  /// Sends the events for a change of the value by the user, which is the primary action of a control with a value.
  func sendValueChanged(_ event: UIEvent?) {
    send(.valueChanged, event)
    send(.primaryActionTriggered, event)
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    let outer = currentEvent
    currentEvent = event
    sendActions(for: events)
    currentEvent = outer
  }

  /// A tracking method returned false: no more events are sent for the touch.
  private func stop(_ touch: UITouch) {
    guard tracking.touch === touch else { return }
    tracking.stop()
    tracking.isInside = false
    isHighlighted = false
  }

  /// Whether a touch is inside the control, or as near as the slop (V10).
  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -ControlTracking.slop, dy: -ControlTracking.slop).contains(point)
  }
}
