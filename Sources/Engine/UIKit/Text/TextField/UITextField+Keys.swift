import Foundation

/// The effect of a key in a text field: those of `EditingKey`, and Return, which is `textFieldShouldReturn(_:)`.
///
/// Keys that a field does not use go to the next responder.
extension UITextField {
  /// What a key means; `nil` for nothing.
  func editingKey(_ key: UIKey) -> EditingKey? {
    let isPlain = key.modifierFlags.isDisjoint(with: [.alternate, .command, .control])
    switch key.keyCode {
    case .keyboardReturnOrEnter where isPlain, .keypadEnter where isPlain: return .submit
    default: return EditingKey(key, isSecret: isSecret)
    }
  }

  func performOwn(_ key: EditingKey) {
    if key == .submit { submit() }
  }

  /// Return was pressed.
  private func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let hearsExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if hearsExit { resignFirstResponder() }
  }
}
