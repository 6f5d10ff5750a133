import CoreGraphics

/// A view in which the user edits text, as windows know it.
protocol EditingView: UIView {
  /// The window has gained or lost the keyboard focus: without it there is no caret.
  func keyboardFocusChanged()
  /// The middle button went down on the view: inserts the primary selection, of this or another program, there.
  ///
  /// - Parameter point: The location of the press, in the view's coordinates.
  func pasteSelection(at point: CGPoint)
  /// Selects all of the text, as for a field that gets the focus by Tab.
  func selectWhole()
}
