public import CoreGraphics
public import Foundation

/// Access to the text by positions, which are offsets in UTF-16 units.
extension UITextField {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { FieldPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { FieldPosition(edited.length) }

  /// The range between two positions, in either order; `nil` for positions of another text.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let (from, to) = offsets(fromPosition, toPosition) else { return nil }
    return FieldRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// The position at an offset in UTF-16 units from another, forwards or backwards; `nil` beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? FieldPosition)?.offset else { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(offset)
    return !isTooFar && (0...edited.length).contains(place) ? FieldPosition(place) : nil
  }

  /// Compares two positions; those of another text compare as equal.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let (first, second) = offsets(position, other), first != second else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : .orderedDescending
  }

  /// The distance from one position to another in UTF-16 units; 0 for positions of another text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets(from, toPosition).map { $1 - $0 } ?? 0
  }

  /// The position in a range that is nearest to a point, in the field's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? FieldRange)?.range else { return nil }
    let place = offset(at: point)
    return FieldPosition(min(max(place, range.location), range.location + range.length))
  }

  /// The character that is nearest to a point, in the field's coordinates; `nil` without text.
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
  /// Ends editing of the text field among this view and its subviews that is the first responder.
  ///
  /// - Parameter force: Whether it ends without asking the field's delegate.
  /// - Returns: Whether none of them is the first responder now.
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
