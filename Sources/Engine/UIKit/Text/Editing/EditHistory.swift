import Foundation

/// The undo and redo history of the user's edits of a text.
///
/// Consecutive typed characters are one edit, and so are consecutive deleted ones.
struct EditHistory {
  enum Kind: Equatable {
    /// Merged with an edit of the same kind that ended where this one begins.
    case typing, deleting
    case other
  }

  /// The maximum number of edits.
  static let capacity = 100

  private var past: [EditedText] = []
  private var future: [EditedText] = []
  private var last: (kind: Kind, caret: Int)?

  /// A text is about to be edited.
  mutating func note(_ text: EditedText, _ kind: Kind) {
    future = []
    if kind != .other, last?.kind == kind, last?.caret == text.head, !text.hasSelection { return }
    past.append(text)
    if past.count > Self.capacity { past.removeFirst() }
  }

  /// The edit has been made.
  mutating func noteEnd(of kind: Kind, _ text: EditedText) { last = (kind, text.head) }

  /// The text before the last edit.
  var undone: EditedText? { past.last }
  /// The text after the edit that was last undone.
  var redone: EditedText? { future.last }

  /// The last edit is undone.
  mutating func undo(from text: EditedText) {
    guard past.popLast() != nil else { return }
    future.append(text)
    last = nil
  }

  /// The last undone edit is redone.
  mutating func redo(from text: EditedText) {
    guard future.popLast() != nil else { return }
    past.append(text)
    last = nil
  }
}

extension EditedText {
  /// The minimal change from another text to this one: the shortest range of the other, and its replacement.
  func difference(from other: EditedText) -> (range: NSRange, string: String) {
    let (new, old) = (Array(text), Array(other.text))
    let shorter = min(new.count, old.count)
    let start = (0..<shorter).first { new[$0] != old[$0] } ?? shorter
    let rest = shorter - start
    let same = (0..<rest).first { new[new.count - 1 - $0] != old[old.count - 1 - $0] } ?? rest
    let location = String(old[..<start]).utf16.count
    let removed = String(old[start..<(old.count - same)]).utf16.count
    return (
      NSRange(location: location, length: removed), String(new[start..<(new.count - same)])
    )
  }
}
