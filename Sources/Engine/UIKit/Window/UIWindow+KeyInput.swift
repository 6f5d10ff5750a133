import QuartzCore

extension UIWindow {
  /// The caret of the text that receives typed characters, in the window's coordinates; `nil` while no text does.
  ///
  /// The text may be in a window that is drawn over this one. For a text without a caret (no `UITextInput`) it is the
  /// frame of the view.
  package var textCaret: CGRect? {
    guard takesText else { return nil }
    guard let view = receivingKeys.firstResponder as? UIView else { return bounds }
    guard let input = view as? any UITextInput, let selected = input.selectedTextRange else {
      return view.convert(view.bounds, to: self)
    }
    return view.convert(input.caretRect(for: selected.end), to: self)
  }

  /// Whether typed characters go into a secure text now, of this window or one that is drawn over it.
  package var hidesTyping: Bool {
    guard let input = receivingKeys.firstResponder as? any UIKeyInput else { return false }
    return input.isSecureTextEntry && takesText
  }

  /// Types a key into a first responder that accepts characters one by one; text fields handle their keys themselves.
  ///
  /// Return types a line end. Keys with Control, Alt or Super type nothing, and neither does Tab.
  ///
  /// - Returns: Whether there is such a responder and the key has typed something.
  func types(_ press: UIPress) -> Bool {
    guard let key = press.key, takesText, let input = firstResponder as? any UIKeyInput,
      !(firstResponder is any EditingView),
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
