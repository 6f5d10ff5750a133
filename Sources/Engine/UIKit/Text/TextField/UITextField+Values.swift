public import Foundation

extension UITextField {
  /// What is drawn around a field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A line around another ground.
    case bezel
    /// The same with round corners.
    case roundedRect
  }

  /// When something beside the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// What was typed stays.
    case committed
    /// What was typed is taken back: not used here.
    case cancelled
  }

  /// Posted by a field that a person begins to edit.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field that is edited no more.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted by a field whose text a person has changed.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextField.ViewMode {
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
