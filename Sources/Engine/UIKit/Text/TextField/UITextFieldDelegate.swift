public import Foundation

/// Allows the user's edits of a text field, and is notified of them.
///
/// Every method is optional. Ranges count UTF-16 units. A method may change the field and its text, or remove the field
/// from its window.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may begin editing; default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field has begun editing.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the field may end editing; default true.
  ///
  /// Not called when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The field has ended editing; called by the default of the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The field has ended editing.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Always `.committed`: the typed text is kept.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Whether an edit by the user is allowed; default true.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The characters that are replaced, in UTF-16 units.
  ///   - string: The replacement: one line; empty for a deletion.
  /// - Returns: Whether the edit is made.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The selection or the caret's position has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared, by the clear button or when editing begins; default true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether Return has its default effect; default true.
  ///
  /// The default effect: `editingDidEndOnExit` and `primaryActionTriggered` are sent, and a field with a handler of the
  /// first ends editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
