import Foundation

/// The effect of a key in a text, as X11's toolkits have it.
///
/// | Key | |
/// |---|---|
/// | Left, Right | move by a character to that side; with Ctrl to the end of a word; with Shift select |
/// | Home, End | move to the ends, also with Ctrl; with Shift select |
/// | Backspace, Delete | delete the selection or a character; with Ctrl as far as a word's end |
/// | Ctrl+A | select all |
/// | Ctrl+C, Ctrl+X, Ctrl+V | copy, cut, paste; also Ctrl+Insert, Shift+Delete, Shift+Insert |
/// | Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y | undo, redo |
/// | Escape | ends editing |
///
/// All other keys with text insert it, unless Ctrl, Alt or Super is held; an input method may insert several characters
/// at once. What Return, Tab, Up, Down, Page Up and Page Down do is the view's to say.
enum EditingKey: Equatable {
  case insert(String)
  /// To the side that an arrow points to: which way that is, is the paragraph's to say.
  case move(EditedText.Step, isRight: Bool, extends: Bool)
  /// To an end of the text.
  case textEnd(isForwards: Bool, extends: Bool)
  /// To another line; a number of lines, or of visible heights.
  case line(Int, isPage: Bool, extends: Bool)
  case lineEnd(isForwards: Bool, extends: Bool)
  case delete(EditedText.Step, isForwards: Bool)
  case selectAll, copy, cut, paste, undo, redo, submit, leave

  /// - Parameters:
  ///   - key: The key with its modifiers.
  ///   - isSecret: Whether words are not distinguished.
  init?(_ key: UIKey, isSecret: Bool = false) {
    let (flags, code) = (key.modifierFlags, key.keyCode)
    guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let (isControl, isShift) = (flags.contains(.control), flags.contains(.shift))
    let step: EditedText.Step = !isControl ? .character : isSecret ? .line : .word
    switch code {
    case .keyboardLeftArrow: self = .move(step, isRight: false, extends: isShift)
    case .keyboardRightArrow: self = .move(step, isRight: true, extends: isShift)
    case .keyboardHome: self = .textEnd(isForwards: false, extends: isShift)
    case .keyboardEnd: self = .textEnd(isForwards: true, extends: isShift)
    case .keyboardDeleteOrBackspace: self = .delete(step, isForwards: false)
    case .keyboardDeleteForward where isShift && !isControl: self = .cut
    case .keyboardDeleteForward: self = .delete(step, isForwards: true)
    case .keyboardInsert where isControl != isShift: self = isControl ? .copy : .paste
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

extension TextEditor {
  /// Performs the action of a key.
  func perform(_ key: EditingKey) {
    switch key {
    case .insert(let text): edit(edited.selection, text, .typing)
    case .move(let step, let isRight, let extends):
      move(step, isRight != isRightToLeft(at: edited.head), extends)
    case .textEnd(let isForwards, let extends):
      move(to: isForwards ? edited.length : 0, extends: extends)
    case .delete(let step, let isForwards):
      let range = deleted(step, isForwards: isForwards)
      if range.length > 0 { edit(range, "", edited.hasSelection ? .other : .deleting) }
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .undo: undo()
    case .redo: redo()
    case .leave: resignFirstResponder()
    case .line, .lineEnd, .submit: performOwn(key)
    }
  }

  private func move(_ step: EditedText.Step, _ isForwards: Bool, _ extends: Bool) {
    let selection = edited.selection
    if step == .character, edited.hasSelection, !extends {
      // The selection is left at the side to which the key points.
      return move(to: selection.location + (isForwards ? selection.length : 0), extends: false)
    }
    move(to: edited.place(step, isForwards: isForwards, from: edited.head), extends: extends)
  }

  /// Moves the caret by a key.
  func move(to offset: Int, extends: Bool) {
    let extends = extends && canSelect
    edited.moveCaret(to: offset, extends: extends)
    selectionChanged()
    if extends { offerSelection() }
  }
}
