public import CoreGraphics
public import Foundation

/// The text by its places, which are offsets in UTF-16 units.
extension UITextField {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { FieldPosition(0) }

  /// Where the text ends.
  public var endOfDocument: UITextPosition { FieldPosition(edited.length) }

  /// The range between two places, whichever is first; `nil` for places of another text.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let (from, to) = offsets(fromPosition, toPosition) else { return nil }
    return FieldRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// The place so many UTF-16 units behind another, or in front of it; `nil` where the text does not reach.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? FieldPosition)?.offset else { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(offset)
    return !isTooFar && (0...edited.length).contains(place) ? FieldPosition(place) : nil
  }

  /// Which of two places is first; those of another text are the same.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let (first, second) = offsets(position, other), first != second else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : .orderedDescending
  }

  /// How many UTF-16 units there are from one place to another; 0 for places of another text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets(from, toPosition).map { $1 - $0 } ?? 0
  }

  /// The place within a range that is nearest to a point of the field.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? FieldRange)?.range else { return nil }
    let place = offset(at: point)
    return FieldPosition(min(max(place, range.location), range.location + range.length))
  }

  /// The character that is nearest to a point of the field; `nil` without text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let place = offset(at: point)
    let before = edited.place(.character, isForwards: false, from: place)
    let after = edited.place(.character, isForwards: true, from: place)
    let sides = [
      NSRange(location: before, length: place - before),
      NSRange(location: place, length: after - place),
    ]
    let hit = sides.first { side in
      frames(of: side).contains { $0.minX <= point.x && point.x < $0.maxX }
    }
    return (hit ?? sides.first { $0.length > 0 }).map { FieldRange($0) }
  }

  func caretFrame(at position: UITextPosition) -> CGRect {
    guard let place = (position as? FieldPosition)?.offset else { return .null }
    return caretFrame(atOffset: place)
  }

  func box(around range: UITextRange) -> CGRect {
    guard let range = (range as? FieldRange)?.range else { return .null }
    return frames(of: edited.clamped(range)).reduce(.null) { $0.union($1) }
  }

  private func offsets(_ first: UITextPosition, _ second: UITextPosition) -> (Int, Int)? {
    guard let first = first as? FieldPosition, let second = second as? FieldPosition else {
      return nil
    }
    return (first.offset, second.offset)
  }
}

extension UIView {
  /// Has the text field among this view and those in it that has the keys give them up.
  ///
  /// - Parameter force: Whether it does so without being asked.
  /// - Returns: Whether none of them has the keys now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    guard let field = first as? UITextField else { return first.resignFirstResponder() }
    field.isLeaving = force
    defer { field.isLeaving = false }
    return field.resignFirstResponder()
  }
}
