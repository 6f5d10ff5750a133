public import Foundation

/// Who decides what a person may do with a text field, and hears of it.
///
/// Every call is optional. Ranges count UTF-16 units. Whatever is done meanwhile with the field or its text holds: it
/// may also be taken out of its window.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may take the keys; default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field has the keys.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the field may give the keys up; default true.
  ///
  /// A field that leaves its window does so without being asked.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The field has given the keys up; called by the method with a reason, where there is none of the delegate's own.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The field has given the keys up.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Always `.committed`: what was typed stays.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Whether what a person does to the text may be done; default true.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The characters that go.
  ///   - string: What comes in their place: one line, empty for what is only deleted.
  /// - Returns: Whether it is done.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Another range is selected, or the caret is elsewhere.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared, by the clear button or as editing begins; default true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether Return does what it does by itself; default true.
  ///
  /// That is: `editingDidEndOnExit` and `primaryActionTriggered` are told, and a field with somebody who hears the
  /// first gives the keys up.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// True.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
