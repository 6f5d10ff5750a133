import CoreGraphics
import Foundation

/// The effect of a key in a text view: those of `EditingKey`, and
///
/// | Key | |
/// |---|---|
/// | Up, Down, Page Up, Page Down | move by a line, or by the visible lines; with Shift select |
/// | Home, End | move to the ends of the line; with Ctrl to those of the text; with Shift select |
/// | Return, Tab | type a line end, a tab |
///
/// A view whose text cannot be changed has those that select all, copy, and leave it; one whose text cannot be selected
/// has none that select.
extension UITextView {
  /// What a key means; `nil` for nothing.
  func editingKey(_ key: UIKey) -> EditingKey? {
    guard let known = ownKey(key) ?? EditingKey(key) else { return nil }
    if known == .selectAll, !isSelectable { return nil }
    return isEditable || [.selectAll, .copy, .leave].contains(known) ? known : nil
  }

  private func ownKey(_ key: UIKey) -> EditingKey? {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.alternate, .command, .control]) else { return nil }
    let isShift = flags.contains(.shift)
    switch key.keyCode {
    case .keyboardUpArrow: return .line(-1, isPage: false, extends: isShift)
    case .keyboardDownArrow: return .line(1, isPage: false, extends: isShift)
    case .keyboardPageUp: return .line(-1, isPage: true, extends: isShift)
    case .keyboardPageDown: return .line(1, isPage: true, extends: isShift)
    case .keyboardHome: return .lineEnd(isForwards: false, extends: isShift)
    case .keyboardEnd: return .lineEnd(isForwards: true, extends: isShift)
    case .keyboardReturnOrEnter, .keypadEnter: return .insert("\n")
    case .keyboardTab where !isShift: return .insert("\t")
    default: return nil
    }
  }

  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key has an action.
  func takesEditingKey(of press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key.flatMap(editingKey) else { return false }
    perform(key)
    return true
  }

  func performOwn(_ key: EditingKey) {
    switch key {
    case .line(let count, let isPage, let extends): move(count, isPage, extends)
    case .lineEnd(let isForwards, let extends):
      let ends = blocks.ends(ofLineAt: edited.head)
      move(to: isForwards ? ends.end : ends.start, extends: extends)
    default: break
    }
  }

  private func move(_ count: Int, _ isPage: Bool, _ extends: Bool) {
    let caret = blocks.caret(at: edited.head)
    let x = goal ?? caret.minX
    let page = Int(bounds.height / max(caret.height, 1)) - 1
    let lines = isPage ? count * max(page, 1) : count
    move(to: blocks.offset(below: edited.head, x: x, lines: lines), extends: extends)
    // (Any other movement has forgotten it.)
    goal = x
  }
}
