import Foundation

/// What a table is being edited by: its mode, the row that is aside, and the row that is being moved.
struct TableEdits {
  /// Whether the table is in its editing mode.
  var isOn = false
  var swipe: TableSwipe?
  /// Whether the finger that is down has closed a swipe, and selects nothing.
  var ignoresTouch = false
  var reorder: TableReorder?
  /// Whether the data source's default has answered the last question, and so it does not say.
  var isUnsaid = false
}
