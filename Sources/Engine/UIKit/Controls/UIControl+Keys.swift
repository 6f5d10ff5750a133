import QuartzCore

extension UIControl: ControlWork {
  func sendByApplication(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if target == nil, sendUpResponderChain(action, sender: self, event: event) { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether the control handles a key press.
  func takesKey(of press: UIPress, isRepeat: Bool) -> Bool {
    guard let key = press.key, isEnabled, isFirstResponder,
      !isRepeat || heldKeys.contains(key.keyCode), take(key, isRepeat: isRepeat)
    else { return false }
    heldKeys.insert(key.keyCode)
    return true
  }

  /// Whether a key press that ends was handled by the control.
  func takesRelease(of press: UIPress, isCancelled: Bool) -> Bool {
    guard let key = press.key?.keyCode, heldKeys.remove(key) != nil else { return false }
    keyUp(key, isCancelled: isCancelled)
    return true
  }

  /// Forgets the keys that are held: their releases have no effect.
  func forgetKeys() {
    let keys = heldKeys
    heldKeys = []
    for key in keys { keyUp(key, isCancelled: true) }
  }

  /// Shows or hides the focus ring of the first responder.
  func showFocus(_ isShown: Bool) {
    if !isShown {
      forgetKeys()
      focusRing?.removeFromSuperview()
      focusRing = nil
    } else if focusRing == nil, showsFocusRing {
      let ring = UIView()
      ring.isUserInteractionEnabled = false
      ring.layer.borderWidth = ControlStyle.focusWidth
      ring.layer.borderColor = resolved(ControlStyle.focusColor(tintColor))
      addSubview(ring)
      focusRing = ring
      placeFocusRing()
    }
  }

  func placeFocusRing() {
    guard let focusRing else { return }
    let (frame, radius) = focusShape
    let distance = ControlStyle.focusDistance
    focusRing.frame = frame.insetBy(dx: -distance, dy: -distance)
    focusRing.layer.cornerRadius = radius + distance
    bringSubviewToFront(focusRing)
  }
}

extension UIKeyboardHIDUsage {
  /// Whether the key presses a button.
  var isPress: Bool {
    self == .keyboardSpacebar || self == .keyboardReturnOrEnter || self == .keypadEnter
  }

  /// The direction of an arrow key along a line: −1 for left and down, 1 for right and up; `nil` for other keys.
  var direction: Int? {
    switch self {
    case .keyboardLeftArrow, .keyboardDownArrow: -1
    case .keyboardRightArrow, .keyboardUpArrow: 1
    default: nil
    }
  }
}
