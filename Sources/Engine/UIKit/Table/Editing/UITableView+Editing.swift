import CoreGraphics
import Foundation

/// The editing mode: each row has what it is edited by beside its content.
extension UITableView {
  /// Whether a row can be edited; `nil` where the data source does not say.
  func canEdit(_ path: IndexPath) -> Bool? {
    edits.isUnsaid = false
    let answer = dataSource?.tableView(self, canEditRowAt: path)
    return edits.isUnsaid ? nil : answer
  }

  /// Whether a row can be moved.
  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// The data source's default was asked: it does not say.
  func leaveUnsaid() { edits.isUnsaid = true }

  /// How a row is edited: not at all, or as the delegate says; without a delegate it can be deleted.
  func rowStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) != false else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Enters or leaves the editing mode, as `setEditing(_:animated:)` says.
  func showEditing(_ isOn: Bool, animated: Bool) {
    guard edits.isOn != isOn else { return }
    closeSwipe(animated: animated)
    endReordering(isCancelled: true)
    edits.isOn = isOn
    if isOn, !allowsSelectionDuringEditing { deselectAll() }
    if !isOn, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { deselectAll() }
    for (path, cell) in cells.inOrder {
      prepareEditing(of: cell, at: path)
      cell.setEditing(isOn, animated: animated)
    }
  }

  private func deselectAll() {
    for path in selectedPaths { deselectRow(at: path, animated: false) }
  }

  /// Gives a cell what its row is edited by.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    guard isEditing || cell.isEditing else { return }
    let indents =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      && cell.shouldIndentWhileEditing
    cell.edits.style = rowStyle(path)
    cell.edits.indents = indents
    cell.edits.marksSelection = allowsMultipleSelectionDuringEditing
    cell.showsReorderControl = canMove(path)
  }

  /// Whether the user can select rows now.
  var takesSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  var takesSeveral: Bool {
    isEditing && allowsMultipleSelectionDuringEditing || allowsMultipleSelection
  }

  /// The user has pressed the sign beside a row: to delete it is asked for once more, another is inserted at once.
  func pressEditMark(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.edits.style {
    case .delete:
      if openGap(at: path, .trailing) { openSwipe(animated: true) }
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }
}
