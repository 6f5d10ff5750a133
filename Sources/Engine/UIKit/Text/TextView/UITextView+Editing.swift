import Foundation
import QuartzCore

/// Beginning and ending of editing, and edits.
extension UITextView {
  /// - Parameter become: Makes the view the first responder.
  /// - Returns: Whether it is the first responder.
  func beginEditing(_ become: () -> Bool) -> Bool {
    // (It may be that of a window that does not receive the keys.)
    guard !isFirstResponder else { return become() }
    guard window != nil, canBecomeFirstResponder else { return false }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard become() else { return false }
    guard isEditable else {
      setNeedsLayout()
      return true
    }
    showBeginning()
    return isFirstResponder
  }

  private func showBeginning() {
    isEditing = true
    selectionChanged()
    delegate?.textViewDidBeginEditing(self)
    if isEditing { post(Self.textDidBeginEditingNotification) }
  }

  /// The text can be changed from now on, or not any more: the first responder begins editing, or ends it.
  func editabilityChanged() {
    guard isFirstResponder else { return }
    if isEditable, !isEditing, delegate?.textViewShouldBeginEditing(self) ?? true {
      return showBeginning()
    }
    guard !isEditable || !isEditing else { return }
    let wasLeaving = isLeaving
    isLeaving = true
    resignFirstResponder()
    isLeaving = wasLeaving
  }

  /// Nothing can be selected any more.
  func forgetSelection() {
    mouse = nil
    guard edited.hasSelection else { return }
    edited.moveCaret(to: edited.head)
    selectionChanged()
  }

  func finishEditing() {
    setNeedsLayout()
    // (One for reading is the first responder, too.)
    mouse = nil
    guard isEditing else { return }
    isEditing = false
    forgetEditing()
    restartCaret()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  var canBeEdited: Bool { isEditable }
  var canSelect: Bool { isSelectable }
  var isSecret: Bool { false }
  func isRightToLeft(at offset: Int) -> Bool { blocks.isRightToLeft(at: offset) }

  func usable(_ string: String) -> String { EditedText.lines(string) }

  func paragraph(at offset: Int) -> NSRange { edited.paragraph(at: offset) }

  func allows(_ range: NSRange, _ string: String) -> Bool {
    guard isEditable else { return false }
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Sets a text by the program, with the caret at its end.
  func setText(_ text: String, styled: NSAttributedString?) {
    edited.set(text, styled: styled.map { NSAttributedString(attributedString: $0) })
    history = EditHistory()
    lastSelection = edited.selection
    goal = nil
    textDidChangeLooks()
  }

  func textChanged() {
    textDidChangeLooks(isEdit: true)
    selectionChanged()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// The caret comes into sight.
  func selectionChanged() {
    goal = nil
    setNeedsLayout()
    restartCaret()
    if isEditing { scrollRectToVisible(caretFrame(atOffset: edited.head), animated: false) }
    guard edited.selection != lastSelection else { return }
    lastSelection = edited.selection
    delegate?.textViewDidChangeSelection(self)
  }
}

extension EditedText {
  /// A text with "\n" for each line end, and without other control characters than tabs.
  static func lines(_ string: String) -> String {
    let isKept = { (scalar: Unicode.Scalar) in
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
    }
    guard !string.unicodeScalars.allSatisfy(isKept) else { return string }
    let lines = string.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return String(String.UnicodeScalarView(lines.unicodeScalars.filter(isKept)))
  }

  /// The paragraph at an offset, without its line end.
  func paragraph(at offset: Int) -> NSRange {
    let middle = index(offset)
    let end = text[middle...].firstIndex(where: \.isNewline) ?? text.endIndex
    let start = text[..<middle].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    return NSRange((start ?? text.startIndex)..<end, in: text)
  }
}
