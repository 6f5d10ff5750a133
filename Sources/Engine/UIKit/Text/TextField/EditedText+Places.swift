import Foundation

/// Where the caret can go: by characters, by words, to the ends.
extension EditedText {
  enum Step {
    case character, word, line
  }

  /// The place between characters at an offset, or the next before it.
  func boundary(atOrBefore offset: Int) -> Int {
    let index = index(offset)
    guard index > text.startIndex, index < text.endIndex else {
      return index.utf16Offset(in: text)
    }
    // (The index after one within a character is that behind the character.)
    let next = text.index(after: index)
    return text.index(before: next).utf16Offset(in: text)
  }

  /// The place between characters at an offset, or the next after it.
  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    guard before < min(max(offset, 0), length) else { return before }
    return text.index(after: index(before)).utf16Offset(in: text)
  }

  /// The place that a step leads to from another.
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

  /// The run of characters of one kind that a place is in: a word, spaces, or signs.
  ///
  /// - Parameter offset: Of a place; the character behind it counts, at the end of the text that in front.
  /// - Returns: Empty for an empty text.
  func word(at offset: Int) -> NSRange {
    guard !text.isEmpty else { return NSRange(location: 0, length: 0) }
    var middle = index(boundary(atOrBefore: offset))
    if middle == text.endIndex { middle = text.index(before: middle) }
    let kind = kind(at: middle)
    var (start, end) = (middle, text.index(after: middle))
    while start > text.startIndex, self.kind(at: text.index(before: start)) == kind {
      start = text.index(before: start)
    }
    while end < text.endIndex, self.kind(at: end) == kind { end = text.index(after: end) }
    return NSRange(start..<end, in: text)
  }

  private enum Kind {
    case word, space, sign
  }

  /// Where a word ends, or begins on the way back, after any spaces: as X11's toolkits have it.
  private func wordEnd(from start: String.Index, isForwards: Bool) -> String.Index {
    var index = start
    /// What is next on the way.
    func next() -> String.Index? {
      if isForwards { return index < text.endIndex ? index : nil }
      return index > text.startIndex ? text.index(before: index) : nil
    }
    func skip(_ kind: Kind) {
      while let place = next(), self.kind(at: place) == kind {
        index = isForwards ? text.index(after: place) : place
      }
    }
    skip(.space)
    if let place = next() { skip(kind(at: place)) }
    return index
  }

  private func kind(at index: String.Index) -> Kind {
    let character = text[index]
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
