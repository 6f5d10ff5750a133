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
    edited.range(from: fromPosition, to: toPosition)
  }

  /// The position at an offset in UTF-16 units from another, forwards or backwards; `nil` beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// Compares two positions; those of another text compare as equal.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    edited.compare(position, to: other)
  }

  /// The distance from one position to another in UTF-16 units; 0 for positions of another text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    edited.distance(from: from, to: toPosition)
  }

  /// The position in a range that is nearest to a point, in the field's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.position(nearest: offset(at: point), in: range)
  }

  /// The character that is nearest to a point, in the field's coordinates; `nil` without text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let sides = edited.characters(around: offset(at: point))
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
}

extension UIView {
  /// Ends editing of the text field or text view among this view and its subviews that is the first responder.
  ///
  /// - Parameter force: Whether it ends without asking the delegate.
  /// - Returns: Whether none of them is the first responder now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    guard let editor = first as? any TextEditor else { return first.resignFirstResponder() }
    editor.isLeaving = force
    defer { editor.isLeaving = false }
    return first.resignFirstResponder()
  }
}
