import Foundation
import QuartzCore
import WindowSystem

/// Selecting with the mouse, copying and pasting.
extension UITextView {
  /// Selects a range.
  ///
  /// - Parameters:
  ///   - range: The range, which is clamped to the text.
  ///   - offers: Whether the user selects, so that the middle button can paste it.
  func select(_ range: NSRange, offers: Bool = false) {
    goal = nil
    edited.select(edited.clamped(range))
    selectionChanged()
    if offers { offerSelection() }
  }

  /// Makes the selection available for pasting with the middle button (the primary selection of X11).
  func offerSelection() {
    guard edited.hasSelection else { return }
    UIPasteboard.general.put(edited.string(in: edited.selection), on: .primary)
  }

  /// - Returns: Whether there was a selection to copy.
  @discardableResult
  func copySelection() -> Bool {
    guard edited.hasSelection else { return false }
    UIPasteboard.general.put(edited.string(in: edited.selection), on: .clipboard)
    return true
  }

  func deleteSelection() {
    if edited.hasSelection { edit(edited.selection, "") }
  }

  /// Requests the content of a clipboard, and replaces the selection with it when it arrives.
  func paste(from board: PasteboardKind) {
    guard isEditable else { return }
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
  func pasteSelection(at point: CGPoint) {
    guard isEditable, isFirstResponder || becomeFirstResponder() else { return }
    edited.moveCaret(to: offset(at: point))
    selectionChanged()
    paste(from: .primary)
  }

  /// Whether one of the standard actions can be performed now; `nil` for another action.
  func canDo(_ action: Selector) -> Bool? {
    guard action.belongs(to: self) else { return nil }
    switch action.name.prefix(while: { $0 != "(" }) {
    case "copy": return edited.hasSelection
    case "cut", "delete": return edited.hasSelection && isEditable
    case "paste": return isEditable && UIPasteboard.general.hasStrings
    case "select": return hasText && !edited.hasSelection
    case "selectAll": return hasText && edited.selection != edited.whole
    default: return nil
    }
  }

  /// Makes the view the first responder, and moves the caret to the pointer; the second press of a series selects the
  /// word, the third the paragraph, and one with Shift extends the selection.
  ///
  /// - Returns: Whether the view uses the touch.
  func press(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard isSelectable || isEditable, let touch = touches.first else { return false }
    let wasFirst = isFirstResponder
    guard wasFirst || becomeFirstResponder() else { return false }
    goal = nil
    let place = offset(at: touch.location(in: self))
    if wasFirst, event?.modifierFlags.contains(.shift) == true {
      mouse = FieldMouse(step: .character, start: NSRange(location: edited.anchor, length: 0))
      edited.moveCaret(to: place, extends: true)
    } else {
      let step: EditedText.Step =
        switch touch.tapCount {
        case 2: .word
        case 3...: .line
        default: .character
        }
      let start = unit(step, at: place)
      mouse = FieldMouse(step: step, start: start)
      edited.select(start)
    }
    selectionChanged()
    return true
  }

  func drag(_ touches: Set<UITouch>) {
    guard let mouse, let touch = touches.first, isSelectable else { return }
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
    case .line: edited.paragraph(at: offset)
    }
  }
}

extension EditedText {
  /// The paragraph at an offset, without its line end.
  func paragraph(at offset: Int) -> NSRange {
    let middle = index(offset)
    let end = text[middle...].firstIndex(where: \.isNewline) ?? text.endIndex
    let start = text[..<middle].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    return NSRange((start ?? text.startIndex)..<end, in: text)
  }
}
