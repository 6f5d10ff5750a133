import Foundation
import QuartzCore

/// Edits, by the user and by the program.
extension TextEditor {
  /// Makes an edit by the user, if the delegate allows it.
  ///
  /// - Parameters:
  ///   - range: The characters that are replaced.
  ///   - string: The replacement.
  ///   - kind: The kind of edit, for undo.
  func edit(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind = .other) {
    let string = fitting(usable(string), inPlaceOf: range)
    guard range.length > 0 || !string.isEmpty, allows(range, string) else { return }
    change(range, string, kind)
  }

  /// Makes an edit by the program, without asking the delegate.
  func put(_ string: String, in range: NSRange? = nil) {
    let range = edited.clamped(range ?? edited.selection)
    let string = fitting(usable(string), inPlaceOf: range)
    if range.length > 0 || !string.isEmpty { change(range, string, .other) }
  }

  /// Deletes the selection, or the character in front of the caret.
  func putNothing() {
    let range = deleted(.character, isForwards: false)
    if range.length > 0 { change(range, "", .other) }
  }

  /// Replaces characters, without asking.
  func change(_ range: NSRange, _ string: String, _ kind: EditHistory.Kind) {
    if !isSecret { history.note(edited, kind) }
    edited.replace(range, with: string)
    history.noteEnd(of: kind, edited)
    textChanged()
  }

  /// The part of a replacement that fits in the view: of each paragraph no more than can be laid out.
  private func fitting(_ string: String, inPlaceOf range: NSRange) -> String {
    let (greatest, end) = (AttributedText.greatestLength, range.location + range.length)
    let (first, last) = (paragraph(at: range.location), paragraph(at: end))
    let before = bytes(from: first.location, to: range.location)
    let behind = bytes(from: end, to: last.location + last.length)
    guard before + string.utf8.count + behind > greatest else { return string }
    let lastEnd = string.lastIndex(where: \.isNewline)
    var (part, count, isWhole) = ("", before, true)
    for index in string.indices {
      let (character, isLast) = (string[index], lastEnd.map { index > $0 } ?? true)
      count = character.isNewline ? 0 : count + character.utf8.count
      if count + (isLast ? behind : 0) <= greatest || character.isNewline {
        part.append(character)
      } else {
        isWhole = false
      }
    }
    if !isWhole {
      EngineReport.report(
        layer,
        "text",
        "takes no more than \(greatest) bytes in a paragraph, and the rest is left out: divide it "
          + "by line ends, in a text view"
      )
    }
    return part
  }

  /// The length of a part of the text in UTF-8.
  private func bytes(from start: Int, to end: Int) -> Int {
    edited.string(in: NSRange(location: start, length: max(end - start, 0))).utf8.count
  }

  /// The range that a key deletes: the selection, or the characters that a step from the caret passes.
  func deleted(_ step: EditedText.Step, isForwards: Bool) -> NSRange {
    guard !edited.hasSelection else { return edited.selection }
    let step = isSecret && step == .word ? .line : step
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
    textChanged()
  }
}
