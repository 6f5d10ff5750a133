import Foundation
import QuartzCore
import WindowSystem

/// Selecting, copying and pasting.
extension TextEditor {
  /// Selects a range.
  ///
  /// - Parameters:
  ///   - range: The range, which is clamped to the text.
  ///   - offers: Whether the user selects, so that the middle button can paste it.
  func select(_ range: NSRange, offers: Bool) {
    edited.select(edited.clamped(range))
    selectionChanged()
    if offers { offerSelection() }
  }

  func selectWhole() { select(edited.whole, offers: false) }

  /// Selects the word at an offset; in a secret text all of it.
  func select(wordAt offset: Int) {
    select(isSecret ? edited.whole : edited.word(at: offset), offers: true)
  }

  /// Makes the selection available for pasting with the middle button (the primary selection of X11).
  func offerSelection() {
    guard edited.hasSelection, !isSecret else { return }
    UIPasteboard.general.put(edited.string(in: edited.selection), on: .primary)
  }

  /// - Returns: Whether there was a selection to copy.
  @discardableResult
  func copySelection() -> Bool {
    guard edited.hasSelection, !isSecret else { return false }
    UIPasteboard.general.put(edited.string(in: edited.selection), on: .clipboard)
    return true
  }

  func deleteSelection() {
    if edited.hasSelection { edit(edited.selection, "") }
  }

  /// Requests the content of a clipboard, and replaces the selection with it when it arrives.
  func paste(from board: PasteboardKind) {
    guard canBeEdited else { return }
    pasteNumber += 1
    let number = pasteNumber
    UIPasteboard.general.ask(for: board) { [weak self] answer in
      guard let self, number == pasteNumber else { return }
      switch answer {
      case .text(let text): edit(edited.selection, text)
      case .nothing: break
      case .failed(let reason): EngineReport.handler("nothing is pasted: \(reason)")
      }
    }
  }

  /// The middle button went down on the view: inserts the primary selection, of this or another program, there.
  ///
  /// - Parameter point: The location of the press, in the view's coordinates.
  func pasteSelection(at point: CGPoint) {
    guard canBeEdited, isFirstResponder || becomeFirstResponder() else { return }
    edited.moveCaret(to: offset(at: point))
    selectionChanged()
    paste(from: .primary)
  }

  /// Whether one of the standard actions can be performed now; `nil` for another action.
  func canDo(_ action: Selector) -> Bool? {
    guard action.belongs(to: self) else { return nil }
    switch action.name.prefix(while: { $0 != "(" }) {
    case "copy": return edited.hasSelection && !isSecret
    case "cut": return edited.hasSelection && !isSecret && canBeEdited
    case "delete": return edited.hasSelection && canBeEdited
    case "paste": return canBeEdited && UIPasteboard.general.hasStrings
    case "select": return canSelect && edited.length > 0 && !edited.hasSelection
    case "selectAll": return canSelect && edited.length > 0 && edited.selection != edited.whole
    default: return nil
    }
  }
}

/// The state of a selection with the mouse.
struct SelectionDrag {
  /// The unit in which it selects.
  let step: EditedText.Step
  /// The selection when the button went down.
  let start: NSRange
}

extension TextEditor {
  /// Moves the caret to a press; the second one of a series selects the word, the third the paragraph, where text can
  /// be selected.
  ///
  /// - Parameters:
  ///   - touch: The press.
  ///   - extends: Whether it extends the selection, as with Shift.
  func beginSelecting(_ touch: UITouch, extends: Bool) {
    let place = offset(at: touch.location(in: self))
    guard canSelect else {
      edited.moveCaret(to: place)
      return selectionChanged()
    }
    if extends {
      mouse = SelectionDrag(step: .character, start: NSRange(location: edited.anchor, length: 0))
      edited.moveCaret(to: place, extends: true)
    } else {
      let step: EditedText.Step =
        switch touch.tapCount {
        case 2: isSecret ? .line : .word
        case 3...: .line
        default: .character
        }
      let start = unit(step, at: place)
      mouse = SelectionDrag(step: step, start: start)
      edited.select(start)
    }
    selectionChanged()
  }

  /// Selects from the press as far as the pointer.
  func drag(_ touch: UITouch) {
    guard let mouse else { return }
    let now = unit(mouse.step, at: offset(at: touch.location(in: self)))
    let (start, end) = (mouse.start, mouse.start.location + mouse.start.length)
    // From the far end of the initial selection.
    if now.location < start.location {
      edited.select(from: end, to: now.location)
    } else {
      edited.select(from: start.location, to: max(now.location + now.length, end))
    }
    selectionChanged()
  }

  func endDrag() {
    guard mouse != nil else { return }
    mouse = nil
    offerSelection()
  }

  private func unit(_ step: EditedText.Step, at offset: Int) -> NSRange {
    switch step {
    case .character: NSRange(location: offset, length: 0)
    case .word: edited.word(at: offset)
    case .line: paragraph(at: offset)
    }
  }
}
