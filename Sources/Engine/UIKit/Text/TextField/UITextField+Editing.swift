import Foundation
import QuartzCore

/// Beginning and ending of editing, and the user's edits.
extension UITextField {
  /// - Parameter become: Makes the field the first responder.
  /// - Returns: Whether it is the first responder.
  func beginEditing(_ become: () -> Bool) -> Bool {
    // (It may be that of a window that does not receive the keys.)
    guard !isFirstResponder else { return become() }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    guard become() else { return false }
    isEditing = true
    edited.moveCaret(to: edited.length)
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      setText("", styled: nil)
    }
    showEditing()
    delegate?.textFieldDidBeginEditing(self)
    guard isEditing else { return isFirstResponder }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return isFirstResponder
  }

  func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    forgetEditing()
    showEditing()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// Shows the editing state, or hides it.
  private func showEditing() {
    takeText()
    setNeedsLayout()
    placeParts()
    restartCaret()
  }
}

extension UITextField {
  var canBeEdited: Bool { isEnabled }
  var canSelect: Bool { true }
  var isSecret: Bool { isSecureTextEntry }
  func isRightToLeft(at offset: Int) -> Bool { isLineRightToLeft }

  func usable(_ string: String) -> String { EditedText.line(string) }

  func paragraph(at offset: Int) -> NSRange { edited.whole }

  func allows(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// Sets a text by the program, with the caret at its end.
  func setText(_ text: String, styled: NSAttributedString?) {
    edited.set(text, styled: styled)
    history = EditHistory()
    takeText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showText()
    restartCaret()
    lastSelection = edited.selection
  }

  func textChanged() {
    takeText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    selectionChanged()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func selectionChanged() {
    showText()
    restartCaret()
    guard edited.selection != lastSelection else { return }
    lastSelection = edited.selection
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The clear button was pressed: the field also becomes the first responder, if allowed.
  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if hasText { change(edited.whole, "", .other) }
    becomeFirstResponder()
  }
}
