public import CoreGraphics
public import Foundation

/// Access to the text by positions, which are offsets in UTF-16 units.
extension UITextView {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { FieldPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { FieldPosition(edited.length) }

  /// The characters of a range; `nil` for a range of another text.
  public func text(in range: UITextRange) -> String? {
    (range as? FieldRange).map { edited.string(in: $0.range) }
  }

  /// Replaces characters, with the same notifications as `insertText(_:)`.
  public func replace(_ range: UITextRange, withText text: String) {
    if let range = range as? FieldRange { put(text, in: range.range) }
  }

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

  /// The position in a range that is nearest to a point, in the view's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.position(nearest: offset(at: point), in: range)
  }

  /// The character at a point, in the view's coordinates; `nil` beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    edited.characters(around: offset(at: point)).first { side in
      side.length > 0 && frames(of: side).contains { $0.contains(point) }
    }.map { FieldRange($0) }
  }
}
