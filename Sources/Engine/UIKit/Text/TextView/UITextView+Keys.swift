import Foundation
import QuartzCore

/// The effect of a key in a text view.
///
/// | Key | |
/// |---|---|
/// | Left, Right | move by a character; with Ctrl to the end of a word; with Shift select |
/// | Up, Down, Page Up, Page Down | move by a line, or by the visible lines; with Shift select |
/// | Home, End | move to the ends of the line; with Ctrl to those of the text; with Shift select |
/// | Backspace, Delete | delete the selection or a character; with Ctrl as far as a word's end |
/// | Return, Tab | type a line end, a tab |
/// | Ctrl+A, Ctrl+C, Ctrl+X, Ctrl+V | select all, copy, cut, paste; also Ctrl+Insert, Shift+Delete, Shift+Insert |
/// | Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y | undo, redo |
/// | Escape | ends editing |
///
/// A view whose text cannot be changed has those that select and copy.
enum TextViewKey: Equatable {
  case insert(String)
  case move(EditedText.Step, isForwards: Bool, extends: Bool)
  /// To another line; a number of lines, or of visible heights.
  case line(Int, isPage: Bool, extends: Bool)
  case lineEnd(isForwards: Bool, extends: Bool)
  case delete(EditedText.Step, isForwards: Bool)
  case selectAll, copy, cut, paste, undo, redo, leave

  /// - Parameters:
  ///   - key: The key with its modifiers.
  ///   - view: The view.
  init?(_ key: UIKey, in view: UITextView) {
    guard let known = Self.known(key), view.isEditable || known.isForReading else { return nil }
    self = known
  }

  private static func known(_ key: UIKey) -> TextViewKey? {
    let (flags, code) = (key.modifierFlags, key.keyCode)
    guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let (isControl, isShift) = (flags.contains(.control), flags.contains(.shift))
    let step: EditedText.Step = isControl ? .word : .character
    switch code {
    case .keyboardLeftArrow: return .move(step, isForwards: false, extends: isShift)
    case .keyboardRightArrow: return .move(step, isForwards: true, extends: isShift)
    case .keyboardUpArrow where !isControl: return .line(-1, isPage: false, extends: isShift)
    case .keyboardDownArrow where !isControl: return .line(1, isPage: false, extends: isShift)
    case .keyboardPageUp where !isControl: return .line(-1, isPage: true, extends: isShift)
    case .keyboardPageDown where !isControl: return .line(1, isPage: true, extends: isShift)
    case .keyboardHome:
      return isControl
        ? .move(.line, isForwards: false, extends: isShift)
        : .lineEnd(isForwards: false, extends: isShift)
    case .keyboardEnd:
      return isControl
        ? .move(.line, isForwards: true, extends: isShift)
        : .lineEnd(isForwards: true, extends: isShift)
    case .keyboardDeleteOrBackspace: return .delete(step, isForwards: false)
    case .keyboardDeleteForward where isShift && !isControl: return .cut
    case .keyboardDeleteForward: return .delete(step, isForwards: true)
    case .keyboardInsert where isControl != isShift: return isControl ? .copy : .paste
    case .keyboardReturnOrEnter where !isControl, .keypadEnter where !isControl:
      return .insert("\n")
    case .keyboardTab where !isControl && !isShift: return .insert("\t")
    case .keyboardEscape where !isControl: return .leave
    case .keyboardTab, .keyboardInsert, .keyboardEscape, .keyboardReturnOrEnter, .keypadEnter,
      .keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown:
      return nil
    default:
      if isControl {
        return letter(key.charactersIgnoringModifiers.lowercased(), isShift: isShift)
      }
      let text = EditedText.line(key.characters)
      return text.isEmpty ? nil : .insert(text)
    }
  }

  private static func letter(_ letter: String, isShift: Bool) -> TextViewKey? {
    switch (letter, isShift) {
    case ("a", false): .selectAll
    case ("c", false): .copy
    case ("x", false): .cut
    case ("v", false): .paste
    case ("z", false): .undo
    case ("z", true), ("y", false): .redo
    default: nil
    }
  }

  /// Whether it changes no text, and moves no caret, which a view for reading does not show.
  private var isForReading: Bool { self == .selectAll || self == .copy || self == .leave }
}

extension UITextView {
  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key has an action.
  func takesEditingKey(of press: UIPress) -> Bool {
    guard isFirstResponder, let pressed = press.key, let key = TextViewKey(pressed, in: self) else {
      return false
    }
    let kept = goal
    goal = nil
    switch key {
    case .insert(let text): edit(edited.selection, text, .typing)
    case .move(let step, let isForwards, let extends): move(step, isForwards, extends)
    case .line(let count, let isPage, let extends): move(count, isPage, kept, extends)
    case .lineEnd(let isForwards, let extends):
      let ends = blocks.ends(ofLineAt: edited.head)
      move(to: isForwards ? ends.end : ends.start, extends)
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
    }
    return true
  }

  private func move(_ step: EditedText.Step, _ isForwards: Bool, _ extends: Bool) {
    let selection = edited.selection
    if step == .character, edited.hasSelection, !extends {
      // The selection is left at the side to which the key points.
      return move(to: selection.location + (isForwards ? selection.length : 0), false)
    }
    move(to: edited.place(step, isForwards: isForwards, from: edited.head), extends)
  }

  private func move(_ count: Int, _ isPage: Bool, _ kept: CGFloat?, _ extends: Bool) {
    let caret = blocks.caret(at: edited.head)
    let x = kept ?? caret.minX
    let page = Int(bounds.height / max(caret.height, 1)) - 1
    let lines = isPage ? count * max(page, 1) : count
    move(to: blocks.offset(below: edited.head, x: x, lines: lines), extends)
    goal = x
  }

  private func move(to offset: Int, _ extends: Bool) {
    edited.moveCaret(to: offset, extends: extends)
    selectionChanged()
    if extends { offerSelection() }
  }

  /// The window has gained or lost the keyboard focus: without it there is no caret.
  func keyboardFocusChanged() { restartCaret() }
}
