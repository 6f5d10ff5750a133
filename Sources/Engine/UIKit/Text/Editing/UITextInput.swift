public import CoreGraphics
public import Foundation

/// An object that accepts characters one by one.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Inserts text at the caret, replacing the selection.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// An object whose text can be read and changed by positions: the part of Apple's protocol that text fields support.
///
/// There is no marked text: input methods here show uncommitted text in their own windows.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection, or the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// The characters of a range; `nil` for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces characters.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions, in either order; `nil` for positions of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at an offset in UTF-16 units from another, forwards or backwards; `nil` beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance from one position to another, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The bounding box of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The frame of a caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The position that is nearest to a point, in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position within a range that is nearest to a point, in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character that is nearest to a point, in the view's coordinates.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The standard editing actions of menus and keys.
///
/// Text fields implement these. Other responders have none of them, so that their own methods may be named `copy` or
/// `delete` too (our decision).
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Copies the selection, and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Replaces the selection with the clipboard's content.
  func paste(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}
