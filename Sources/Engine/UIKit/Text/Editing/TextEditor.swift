import CoreGraphics
import Foundation

/// What text fields and text views have in common: text that the user edits.
///
/// The extensions have the edits, the selection and the keys; a view decides what text it can have, what it shows, and
/// what it tells its delegate.
protocol TextEditor: EditingView, UIResponderStandardEditActions {
  var edited: EditedText { get set }
  var history: EditHistory { get set }
  /// The selection with the mouse that is made now.
  var mouse: SelectionDrag? { get set }
  /// The number of the pending paste.
  var pasteNumber: Int { get set }
  /// Whether editing ends without asking the delegate.
  var isLeaving: Bool { get set }
  /// Whether the user can change the text.
  var canBeEdited: Bool { get }
  /// Whether the user can select text.
  var canSelect: Bool { get }
  /// Whether nothing is copied or undone, and words are not distinguished.
  var isSecret: Bool { get }

  /// A text as the view can have it: without line ends in a field.
  func usable(_ string: String) -> String
  /// The characters that the third press of a series selects.
  func paragraph(at offset: Int) -> NSRange
  /// Whether the text at an offset runs from right to left, so that Left goes forwards.
  func isRightToLeft(at offset: Int) -> Bool
  /// Whether the user may replace characters; asks the delegate.
  func allows(_ range: NSRange, _ string: String) -> Bool
  /// The user or the program has changed characters: shows that, and notifies.
  func textChanged()
  /// The selection has changed, or may have.
  func selectionChanged()
  /// The view is not the first responder any more.
  func finishEditing()
  /// Shows or hides the caret, and restarts its blinking.
  func restartCaret()
  /// The offset of the boundary between characters that is nearest to a point, in the view's coordinates.
  func offset(at point: CGPoint) -> Int
  /// Draws the text in sight, in the canvas's context.
  func drawContent()
  /// Performs what a key means in this kind of view alone: moving by lines, or Return.
  func performOwn(_ key: EditingKey)
}

extension TextEditor {
  /// Ends editing.
  ///
  /// - Parameter resign: Makes the view stop being the first responder.
  /// - Returns: Whether it has stopped.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// The view leaves its window, without asking its delegate.
  func leaveWindow() {
    isLeaving = true
    if isFirstResponder { resignFirstResponder() }
    finishEditing()
    isLeaving = false
  }

  /// The window has gained or lost the keyboard focus: without it there is no caret.
  func keyboardFocusChanged() { restartCaret() }

  /// Forgets what belongs to the editing that has ended.
  func forgetEditing() {
    // A pending paste is dropped.
    pasteNumber += 1
    history = EditHistory()
    mouse = nil
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
