import Foundation

/// Positions of `UITextInput` in a text.
extension EditedText {
  /// The range between two positions, in either order; `nil` for positions of another text.
  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    guard let (from, to) = offsets(first, second) else { return nil }
    return FieldRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// The position at an offset from another; `nil` beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? FieldPosition)?.offset else { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(place) ? FieldPosition(place) : nil
  }

  /// Compares two positions; those of another text compare as equal.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let (first, second) = offsets(position, other), first != second else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : .orderedDescending
  }

  /// The distance from one position to another; 0 for positions of another text.
  func distance(from first: UITextPosition, to second: UITextPosition) -> Int {
    offsets(first, second).map { $1 - $0 } ?? 0
  }

  /// A place moved into a range; `nil` for a range of another text.
  func position(nearest place: Int, in range: UITextRange) -> UITextPosition? {
    guard let range = (range as? FieldRange)?.range else { return nil }
    return FieldPosition(min(max(place, range.location), range.location + range.length))
  }

  /// The character before a place and the one after it; empty at the ends of the text.
  func characters(around place: Int) -> [NSRange] {
    let before = self.place(.character, isForwards: false, from: place)
    let after = self.place(.character, isForwards: true, from: place)
    return [
      NSRange(location: before, length: place - before),
      NSRange(location: place, length: after - place),
    ]
  }

  private func offsets(_ first: UITextPosition, _ second: UITextPosition) -> (Int, Int)? {
    guard let first = first as? FieldPosition, let second = second as? FieldPosition else {
      return nil
    }
    return (first.offset, second.offset)
  }
}
