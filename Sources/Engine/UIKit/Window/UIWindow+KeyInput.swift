import QuartzCore

extension UIWindow {
  /// Where what is typed comes into text: its caret, in the window's coordinates; `nil` while keys are no text.
  ///
  /// Of text that does not tell its caret (`UITextInput`) it is the view.
  package var textCaret: CGRect? {
    guard takesText else { return nil }
    guard let view = firstResponder as? UIView else { return bounds }
    guard let input = view as? any UITextInput, let selected = input.selectedTextRange else {
      return view.convert(view.bounds, to: nil)
    }
    return view.convert(input.caretRect(for: selected.end), to: nil)
  }

  /// Has a key type into a first responder that takes characters one by one, and is no text field, which has its own.
  ///
  /// Return is a line's end. With Control, Alt or the desktop's key nothing is typed, and neither is Tab.
  ///
  /// - Returns: Whether there is such a responder and the key types something.
  func types(_ press: UIPress) -> Bool {
    guard let key = press.key, takesText, let input = firstResponder as? any UIKeyInput,
      !(firstResponder is UITextField),
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default:
      let isText = key.characters.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      guard !key.characters.isEmpty, isText else { return false }
      input.insertText(key.characters)
    }
    return true
  }
}
