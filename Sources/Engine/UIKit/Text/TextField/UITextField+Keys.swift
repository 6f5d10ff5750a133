import Foundation
import QuartzCore

/// The effect of a key in a text field.
///
/// | Key | |
/// |---|---|
/// | Left, Right | move by a character; with Ctrl to the end of a word; with Shift select |
/// | Home, End | move to the ends, also with Ctrl; with Shift select |
/// | Backspace, Delete | delete the selection or a character; with Ctrl as far as a word's end |
/// | Ctrl+A | select all |
/// | Ctrl+C, Ctrl+X, Ctrl+V | copy, cut, paste; also Ctrl+Insert, Shift+Delete, Shift+Insert |
/// | Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y | undo, redo |
/// | Return | `textFieldShouldReturn(_:)` |
/// | Escape | ends editing |
///
/// All other keys with text insert it, unless Ctrl, Alt or Super is held; an input method may insert several characters
/// at once. Keys that a field does not use go to the next responder.
enum FieldKey: Equatable {
  case insert(String)
  case move(EditedText.Step, isForwards: Bool, extends: Bool)
  case delete(EditedText.Step, isForwards: Bool)
  case selectAll, copy, cut, paste, undo, redo, submit, leave

  /// - Parameters:
  ///   - key: The key with its modifiers.
  ///   - field: The field; a secure one does not distinguish words.
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
  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key has an action.
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
      // The selection is left at the side to which the key points.
      edited.moveCaret(to: selection.location + (isForwards ? selection.length : 0))
    } else {
      let place = edited.place(step, isForwards: isForwards, from: edited.head)
      edited.moveCaret(to: place, extends: extends)
    }
    selectionChanged()
    if extends { offerSelection() }
  }

  /// The window has gained or lost the keyboard focus: without it there is no caret.
  func keyboardFocusChanged() { restartCaret() }
}
