import Foundation
import QuartzCore

/// What a key does in a text field.
///
/// | Key | |
/// |---|---|
/// | Left, Right | a character on; with Ctrl to the end of a word; with Shift selecting |
/// | Home, End | to the ends, also with Ctrl; with Shift selecting |
/// | Backspace, Delete | delete the selection or a character; with Ctrl as far as a word's end |
/// | Ctrl+A | select all |
/// | Ctrl+C, Ctrl+X, Ctrl+V | copy, cut, paste; also Ctrl+Insert, Shift+Delete, Shift+Insert |
/// | Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y | undo, do again |
/// | Return | `textFieldShouldReturn(_:)` |
/// | Escape | gives the keys up |
///
/// All other keys that make text put it in, unless Ctrl, Alt or the desktop's key is held; several characters at once
/// may come from an input method. What a field has no use for goes to those after it.
enum FieldKey: Equatable {
  case insert(String)
  case move(EditedText.Step, isForwards: Bool, extends: Bool)
  case delete(EditedText.Step, isForwards: Bool)
  case selectAll, copy, cut, paste, undo, redo, submit, leave

  /// - Parameters:
  ///   - key: The key with what is held.
  ///   - field: The field; in one whose text is secret, words are not told apart.
  init?(_ key: UIKey, in field: UITextField) {
    let (flags, code) = (key.modifierFlags, key.keyCode)
    guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let (isControl, isShift) = (flags.contains(.control), flags.contains(.shift))
    let isSecret = field.isSecureTextEntry
    let step: EditedText.Step = !isControl ? .character : isSecret ? .line : .word
    switch code {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isForwards = (code == .keyboardRightArrow) != field.isLineRightToLeft
      self = .move(step, isForwards: isForwards, extends: isShift)
    case .keyboardHome: self = .move(.line, isForwards: false, extends: isShift)
    case .keyboardEnd: self = .move(.line, isForwards: true, extends: isShift)
    case .keyboardDeleteOrBackspace: self = .delete(step, isForwards: false)
    case .keyboardDeleteForward where isShift && !isControl: self = .cut
    case .keyboardDeleteForward: self = .delete(step, isForwards: true)
    case .keyboardInsert where isControl != isShift: self = isControl ? .copy : .paste
    case .keyboardReturnOrEnter where !isControl, .keypadEnter where !isControl: self = .submit
    case .keyboardEscape where !isControl: self = .leave
    case .keyboardTab, .keyboardInsert, .keyboardEscape, .keyboardReturnOrEnter, .keypadEnter:
      return nil
    default:
      if isControl {
        self.init(letter: key.charactersIgnoringModifiers.lowercased(), isShift: isShift)
      } else {
        let text = EditedText.line(key.characters)
        if text.isEmpty { return nil }
        self = .insert(text)
      }
    }
  }

  private init?(letter: String, isShift: Bool) {
    switch (letter, isShift) {
    case ("a", false): self = .selectAll
    case ("c", false): self = .copy
    case ("x", false): self = .cut
    case ("v", false): self = .paste
    case ("z", false): self = .undo
    case ("z", true), ("y", false): self = .redo
    default: return nil
    }
  }
}

extension UITextField {
  /// Does what a key is for.
  ///
  /// - Returns: Whether it is for anything.
  func perform(_ key: FieldKey?) -> Bool {
    guard let key else { return false }
    switch key {
    case .insert(let text): edit(edited.selection, text, .typing)
    case .move(let step, let isForwards, let extends): move(step, isForwards, extends)
    case .delete(let step, let isForwards):
      let range = deleted(step, isForwards: isForwards)
      if range.length > 0 { edit(range, "", edited.hasSelection ? .other : .deleting) }
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .undo: undo()
    case .redo: redo()
    case .submit: submit()
    case .leave: resignFirstResponder()
    }
    return true
  }

  private func move(_ step: EditedText.Step, _ isForwards: Bool, _ extends: Bool) {
    let selection = edited.selection
    if step == .character, edited.hasSelection, !extends {
      // What is selected is left by the side that the key points to.
      edited.moveCaret(to: selection.location + (isForwards ? selection.length : 0))
    } else {
      let place = edited.place(step, isForwards: isForwards, from: edited.head)
      edited.moveCaret(to: place, extends: extends)
    }
    selectionChanged()
    if extends { offerSelection() }
  }

  /// The desktop has given the window the keyboard, or taken it: without it there is no caret.
  func keyboardFocusChanged() { restartCaret() }
}
