public import CoreGraphics
public import Foundation

/// What takes characters one by one.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Puts text where the caret is, in the place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character in front of the caret.
  func deleteBackward()
}

/// What has a text that others can read and change by places: the part of Apple's protocol that text fields have.
///
/// There is no marked text: input methods here show what is not yet chosen in windows of their own.
@MainActor public protocol UITextInput: UIKeyInput {
  /// What is selected, or where the caret is.
  var selectedTextRange: UITextRange? { get set }
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }

  /// The characters of a range; `nil` for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Puts characters in the place of others.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two places, whichever is first; `nil` for places of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units behind another, or in front of it; `nil` where the text does not reach.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places is first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units there are from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The box around the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret stands at a place, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The same within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character that is nearest to a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// What can be done with a selection, by the names that menus and keys have for it.
///
/// Text fields do these. Other responders have none of them, so that a method of theirs may be called `copy` or
/// `delete` too (a decision of ours).
@MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Copies what is selected, and deletes it.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Puts what is copied in the place of what is selected.
  func paste(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
}
