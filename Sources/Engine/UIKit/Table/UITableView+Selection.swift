public import Foundation

/// Selecting rows, by the program and by the user.
extension UITableView {
  /// The selected row, of several the first; `nil` for none.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows, in the order in which they were selected; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row, or deselects all, as `selectRow(at:animated:scrollPosition:)` says.
  func select(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    guard geometry.contains(indexPath) else {
      return report("there is no row \(indexPath) to select: \(Self.newRows)")
    }
    if !takesSeveral {
      for path in selectedPaths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Scrolls to the first selected row, if there is one.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = selectedPaths.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The row under a touch; `nil` beside the rows and on a header.
  func row(of touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    guard let path = indexPathForRow(at: point), let cell = cells[path],
      cell.frame.contains(point)
    else { return nil }
    let isCovered = [headers, footers].contains { $0.values.contains { $0.frame.contains(point) } }
    return isCovered ? nil : path
  }

  /// A finger is on a row: it is highlighted, if that is allowed.
  func beginTouching(_ touches: Set<UITouch>) {
    guard highlightedPath == nil, takesSelection, swipe == nil, !edits.ignoresTouch,
      let path = row(of: touches),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedPath = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The finger is lifted: the highlighted row is selected, if the finger is still on it.
  func endTouching(_ touches: Set<UITouch>, isCancelled: Bool) {
    // A tap on the row that is aside brings it back.
    if !isCancelled { closeSwipe(animated: true) }
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    let isOnIt = !isCancelled && row(of: touches) == path
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    // (A notified object may have changed the rows.)
    if isOnIt, geometry.contains(path) { select(path) }
  }

  /// The user selects a row; where several may be selected, one that is selected is deselected.
  private func select(_ path: IndexPath) {
    if takesSeveral, selectedPaths.contains(path) { return deselect(path) }
    let delegate = self.delegate
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, geometry.contains(wanted) else { return }
    if !takesSeveral {
      for other in selectedPaths where other != wanted { deselect(other) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func deselect(_ path: IndexPath) {
    let delegate = self.delegate
    let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted, selectedPaths.contains(wanted) else { return }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
