import Foundation

/// The positions of the caret: movement by characters, by words, and to the ends.
extension EditedText {
  enum Step {
    case character, word, line
  }

  /// The boundary between characters at an offset, or the next one before it.
  func boundary(atOrBefore offset: Int) -> Int {
    let index = index(offset)
    guard index > text.startIndex, index < text.endIndex else {
      return index.utf16Offset(in: text)
    }
    // (The index after one inside a character is behind the character.)
    let next = text.index(after: index)
    return text.index(before: next).utf16Offset(in: text)
  }

  /// The boundary between characters at an offset, or the next one after it.
  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    guard before < min(max(offset, 0), length) else { return before }
    return text.index(after: index(before)).utf16Offset(in: text)
  }

  /// The position after a step from another position.
  func place(_ step: Step, isForwards: Bool, from offset: Int) -> Int {
    var index = index(boundary(atOrBefore: offset))
    let end = isForwards ? text.endIndex : text.startIndex
    switch step {
    case .line: index = end
    case .character:
      if index != end { index = isForwards ? text.index(after: index) : text.index(before: index) }
    case .word: index = wordEnd(from: index, isForwards: isForwards)
    }
    return index.utf16Offset(in: text)
  }

  /// The run of characters of one kind around a position: a word, spaces, or signs.
  ///
  /// - Parameter offset: The position; the character after it determines the run, or the one before it at the end of
  ///   the text.
  /// - Returns: The range; empty for an empty text.
  func word(at offset: Int) -> NSRange {
    guard !text.isEmpty else { return NSRange(location: 0, length: 0) }
    var middle = index(boundary(atOrBefore: offset))
    if middle == text.endIndex { middle = text.index(before: middle) }
    // Behind the last word of a line that word is meant.
    if text[middle].isNewline, middle > text.startIndex {
      let before = text.index(before: middle)
      if !text[before].isNewline { middle = before }
    }
    let kind = kind(at: middle)
    var (start, end) = (middle, text.index(after: middle))
    while start > text.startIndex, self.kind(at: text.index(before: start)) == kind {
      start = text.index(before: start)
    }
    while end < text.endIndex, self.kind(at: end) == kind { end = text.index(after: end) }
    return NSRange(start..<end, in: text)
  }

  private enum Kind {
    case word, space, sign, lineEnd
  }

  /// The end of a word, or its beginning when moving backwards, after any spaces: as in X11's toolkits.
  private func wordEnd(from start: String.Index, isForwards: Bool) -> String.Index {
    var index = start
    /// The next index in the direction.
    func next() -> String.Index? {
      if isForwards { return index < text.endIndex ? index : nil }
      return index > text.startIndex ? text.index(before: index) : nil
    }
    func skip(_ kind: Kind) {
      while let place = next(), self.kind(at: place) == kind {
        index = isForwards ? text.index(after: place) : place
      }
    }
    while let place = next(), text[place].isWhitespace { skip(kind(at: place)) }
    if let place = next() { skip(kind(at: place)) }
    return index
  }

  private func kind(at index: String.Index) -> Kind {
    let character = text[index]
    if character.isNewline { return .lineEnd }
    if character.isWhitespace { return .space }
    if character.isPartOfWord { return .word }
    // An apostrophe within a word is part of it.
    guard character == "'" || character == "’", index > text.startIndex else { return .sign }
    let next = text.index(after: index)
    let isWithin =
      next < text.endIndex && text[next].isPartOfWord
      && text[text.index(before: index)].isPartOfWord
    return isWithin ? .word : .sign
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
