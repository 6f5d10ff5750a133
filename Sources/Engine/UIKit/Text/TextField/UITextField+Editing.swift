import Foundation
import QuartzCore

/// Beginning and ending of editing, and the user's edits.
extension UITextField {
  /// - Parameter become: Makes the field the first responder.
  /// - Returns: Whether it is the first responder.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
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

  /// - Parameter resign: Makes the field stop being the first responder.
  /// - Returns: Whether it has stopped.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// The field leaves its window, without asking its delegate.
  func leaveWindow() {
    isLeaving = true
    if isFirstResponder { resignFirstResponder() }
    finishEditing()
    isLeaving = false
  }

  private func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    // A pending paste is dropped.
    pasteNumber += 1
    history = EditHistory()
    mouse = nil
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

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  /// Makes an edit by the user, if the delegate allows it.
  ///
  /// - Parameters:
  ///   - range: The characters that are replaced.
  ///   - string: The replacement.
  ///   - kind: The kind of edit, for undo.
  /// - Returns: Whether the edit was made.
  @discardableResult
  func edit(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind = .other) -> Bool {
    let string = fitting(EditedText.line(string), inPlaceOf: range)
    guard range.length > 0 || !string.isEmpty, allows(range, string) else { return false }
    change(range, string, kind)
    return true
  }

  /// Makes an edit by the program, without asking the delegate.
  func put(_ string: String, in range: NSRange? = nil) {
    let range = edited.clamped(range ?? edited.selection)
    let string = fitting(EditedText.line(string), inPlaceOf: range)
    if range.length > 0 || !string.isEmpty { change(range, string, .other) }
  }

  /// Deletes the selection, or the character in front of the caret.
  func putNothing() {
    let range = deleted(.character, isForwards: false)
    if range.length > 0 { change(range, "", .other) }
  }

  private func allows(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  private func change(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind) {
    if !isSecureTextEntry { history.note(edited, kind) }
    edited.replace(range, with: string)
    history.noteEnd(of: kind, edited)
    tellOfText()
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

  /// Notifies of a text that the user has changed.
  private func tellOfText() {
    takeText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    selectionChanged()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// The selection has changed, or may have.
  func selectionChanged() {
    showText()
    restartCaret()
    guard edited.selection != lastSelection else { return }
    lastSelection = edited.selection
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The part of a replacement that fits in a field: no more than can be laid out.
  private func fitting(_ string: String, inPlaceOf range: NSRange) -> String {
    let greatest = AttributedText.greatestLength
    let rest = edited.text.utf8.count - edited.string(in: range).utf8.count
    let room = max(greatest - rest, 0)
    guard string.utf8.count > room else { return string }
    EngineReport.report(layer, "text", "takes no more than \(greatest) bytes: the rest is left out")
    var (part, count) = (Substring(), 0)
    for index in string.indices {
      count += string[index].utf8.count
      if count > room { break }
      part = string[...index]
    }
    return String(part)
  }

  /// The range that a key deletes: the selection, or the characters that a step from the caret passes.
  func deleted(_ step: EditedText.Step, isForwards: Bool) -> NSRange {
    guard !edited.hasSelection else { return edited.selection }
    let step = isSecureTextEntry && step == .word ? .line : step
    let other = edited.place(step, isForwards: isForwards, from: edited.head)
    return NSRange(location: min(edited.head, other), length: abs(other - edited.head))
  }

  func undo() {
    guard let text = history.undone, allowsWhole(text) else { return }
    history.undo(from: edited)
    take(text)
  }

  func redo() {
    guard let text = history.redone, allowsWhole(text) else { return }
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

  /// The clear button was pressed: the field also becomes the first responder, if allowed.
  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if hasText { change(edited.whole, "", .other) }
    becomeFirstResponder()
  }

  /// Return was pressed.
  func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let hearsExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if hearsExit { resignFirstResponder() }
  }
}
