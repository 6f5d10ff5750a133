import CoreGraphics

/// A view in which the user edits text: what windows ask of text fields and text views.
protocol TextEditor: UIView {
  /// Whether editing ends without asking the delegate.
  var isLeaving: Bool { get set }
  /// The view leaves its window.
  func leaveWindow()
  /// The window has gained or lost the keyboard focus.
  func keyboardFocusChanged()
  /// The middle button went down at a point of the view.
  func pasteSelection(at point: CGPoint)
}
