public import Foundation

/// Allows the user's edits of a text view, and is notified of them, and of scrolling.
///
/// Every method is optional. Ranges count UTF-16 units. A method may change the view and its text, or remove the view
/// from its window.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may begin editing; default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// The view has begun editing.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether the view may end editing; default true. Not called when the view leaves its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The view has ended editing.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether an edit by the user is allowed; default true.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The characters that are replaced, in UTF-16 units.
  ///   - text: The replacement; empty for a deletion, "\n" for Return.
  /// - Returns: Whether the edit is made.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The selection or the caret's position has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
