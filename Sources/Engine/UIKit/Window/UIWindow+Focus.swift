import QuartzCore

extension UIWindow {
  /// Moves the focus with Tab from one control to the next, in the order of the tree, and from the last to the first.
  ///
  /// A text field that gets the focus by Tab has all its text selected, as in other desktop programs. Controls that are
  /// hidden, clear, disabled or without user interaction are skipped.
  ///
  /// - Returns: Whether the key was Tab, with no modifier but Shift, and there was another control.
  func movesFocus(_ press: UIPress) -> Bool {
    guard let key = press.key, key.keyCode == .keyboardTab,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      firstResponder?.isTabStop ?? true
    else { return false }
    var controls: [UIView] = []
    collectFocusable(in: self, &controls)
    let isBack = key.modifierFlags.contains(.shift)
    if isBack { controls.reverse() }
    let place = controls.firstIndex { $0 === firstResponder }
    let order = place.map { controls[($0 + 1)...] + controls[..<$0] } ?? controls[...]
    // A control that refuses is skipped while another responder is still the first; otherwise the search ends.
    for control in order where control.window === self {
      guard control.becomeFirstResponder() else {
        if firstResponder != nil, firstResponder !== control { continue }
        return true
      }
      (control as? any EditingView)?.selectWhole()
      return true
    }
    return false
  }

  private func collectFocusable(in view: UIView, _ controls: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.isTabStop, view.canBecomeFirstResponder { controls.append(view) }
    for subview in view.subviewLinks { collectFocusable(in: subview, &controls) }
  }
}
