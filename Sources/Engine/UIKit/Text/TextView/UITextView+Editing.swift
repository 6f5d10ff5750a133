import Foundation
import QuartzCore

/// Beginning and ending of editing, and edits.
extension UITextView {
  /// The delegate, as that of a text view.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// - Parameter become: Makes the view the first responder.
  /// - Returns: Whether it is the first responder.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard become() else { return false }
    guard isEditable else {
      setNeedsLayout()
      return true
    }
    isEditing = true
    selectionChanged()
    textDelegate?.textViewDidBeginEditing(self)
    if isEditing { post(Self.textDidBeginEditingNotification) }
    return isFirstResponder
  }

  /// - Parameter resign: Makes the view stop being the first responder.
  /// - Returns: Whether it has stopped.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// The view leaves its window, without asking its delegate.
  func leaveWindow() {
    isLeaving = true
    if isFirstResponder { resignFirstResponder() }
    finishEditing()
    isLeaving = false
  }

  private func finishEditing() {
    setNeedsLayout()
    mouse = nil
    guard isEditing else { return }
    isEditing = false
    // A pending paste is dropped.
    pasteNumber += 1
    history = EditHistory()
    restartCaret()
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Makes an edit by the user, if the delegate allows it.
  ///
  /// - Parameters:
  ///   - range: The characters that are replaced.
  ///   - string: The replacement.
  ///   - kind: The kind of edit, for undo.
  func edit(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind = .other) {
    let string = EditedText.lines(string)
    guard isEditable, range.length > 0 || !string.isEmpty, allows(range, string) else { return }
    change(range, string, kind)
  }

  /// Makes an edit by the program, without asking the delegate.
  func put(_ string: String, in range: NSRange? = nil) {
    let range = edited.clamped(range ?? edited.selection)
    let string = EditedText.lines(string)
    if range.length > 0 || !string.isEmpty { change(range, string, .other) }
  }

  /// Deletes the selection, or the character in front of the caret.
  func putNothing() {
    let range = deleted(.character, isForwards: false)
    if range.length > 0 { change(range, "", .other) }
  }

  private func allows(_ range: NSRange, _ string: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  private func change(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind) {
    history.note(edited, kind)
    edited.replace(range, with: string)
    history.noteEnd(of: kind, edited)
    tellOfText()
  }

  /// Sets a text by the program, with the caret at its end.
  func setText(_ text: String, styled: NSAttributedString?) {
    edited.set(text, styled: styled.map { NSAttributedString(attributedString: $0) })
    history = EditHistory()
    lastSelection = edited.selection
    goal = nil
    textDidChangeLooks()
  }

  /// Notifies of a text that the user has changed.
  private func tellOfText() {
    goal = nil
    textDidChangeLooks()
    selectionChanged()
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// The selection has changed, or may have: the caret comes into sight.
  func selectionChanged() {
    setNeedsLayout()
    restartCaret()
    if isEditing { scrollRectToVisible(caretFrame(atOffset: edited.head), animated: false) }
    guard edited.selection != lastSelection else { return }
    lastSelection = edited.selection
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// The range that a key deletes: the selection, or the characters that a step from the caret passes.
  func deleted(_ step: EditedText.Step, isForwards: Bool) -> NSRange {
    guard !edited.hasSelection else { return edited.selection }
    let other = edited.place(step, isForwards: isForwards, from: edited.head)
    return NSRange(location: min(edited.head, other), length: abs(other - edited.head))
  }

  func undo() {
    guard isEditable, let text = history.undone, allowsWhole(text) else { return }
    history.undo(from: edited)
    take(text)
  }

  func redo() {
    guard isEditable, let text = history.redone, allowsWhole(text) else { return }
    history.redo(from: edited)
    take(text)
  }

  private func allowsWhole(_ text: EditedText) -> Bool {
    let (range, string) = text.difference(from: edited)
    return allows(range, string)
  }

  private func take(_ text: EditedText) {
    edited = text
    tellOfText()
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
}
