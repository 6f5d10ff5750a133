import Foundation

/// What a person did to a text, to be undone and done again.
///
/// Characters that are typed in a row are one edit, and so are those that are deleted in a row.
struct EditHistory {
  enum Kind: Equatable {
    /// Joins one of its kind that ended where it begins.
    case typing, deleting
    case other
  }

  /// As many edits are kept.
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
  /// The text after the edit that was undone last.
  var redone: EditedText? { future.last }

  /// The last edit is undone.
  mutating func undo(from text: EditedText) {
    guard past.popLast() != nil else { return }
    future.append(text)
    last = nil
  }

  /// The edit that was undone last is done again.
  mutating func redo(from text: EditedText) {
    guard future.popLast() != nil else { return }
    past.append(text)
    last = nil
  }
}

extension EditedText {
  /// What makes this text of another: the shortest range of that one, and what is to be in its place.
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
