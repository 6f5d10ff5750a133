public import Foundation

extension UITextField {
  /// The border of a text field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line around a different background color.
    case bezel
    /// A line with round corners around a different background color.
    case roundedRect
  }

  /// When a view beside the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason for the end of editing.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The typed text is kept.
    case committed
    /// The typed text is discarded: not used here.
    case cancelled
  }

  /// Posted by a field when the user begins to edit it.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field when its editing has ended.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted by a field when the user has changed its text.
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
