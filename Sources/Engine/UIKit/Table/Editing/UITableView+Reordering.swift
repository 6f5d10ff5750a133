import CoreGraphics
import Foundation
import QuartzCore

/// Rows that are moved by their grips in the editing mode.
extension UITableView {
  /// How long rows take to make room, in seconds [K].
  private static let roomDuration = 0.2

  /// A finger on the grip of a cell.
  func reorder(_ cell: UITableViewCell, by press: UILongPressGestureRecognizer) {
    let place = press.location(in: self)
    switch press.state {
    case .began: beginReordering(cell, at: place)
    case .changed: moveReordered(to: place)
    case .ended: endReordering(isCancelled: false)
    case .cancelled: endReordering(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginReordering(_ cell: UITableViewCell, at place: CGPoint) {
    guard isEditing, edits.reorder == nil, let path = indexPath(for: cell) else { return }
    closeSwipe(animated: true)
    edits.reorder = TableReorder(
      cell: cell,
      origin: path,
      target: path,
      grab: cell.center.y - place.y,
      background: cell.backgroundColor
    )
    // No cell goes while one is moved.
    runningUpdates += 1
    bringSubviewToFront(cell)
    cell.backgroundColor = cell.backgroundColor ?? backgroundColor
    cell.lift(true)
  }

  private func moveReordered(to place: CGPoint) {
    guard var reorder = edits.reorder else { return }
    reorder.cell.center.y = place.y + reorder.grab
    let target = target(of: reorder, at: reorder.cell.center.y)
    guard target != reorder.target else { return }
    reorder.target = target
    edits.reorder = reorder
    UIView.animate(withDuration: Self.roomDuration) {
      for (path, cell) in self.cells.inOrder where cell !== reorder.cell {
        self.place(cell, at: path)
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The row's place if its middle is at a height, as far as the delegate allows it.
  private func target(of reorder: TableReorder, at y: CGFloat) -> IndexPath {
    let top = geometry.span(of: reorder.origin).top
    let last = IndexPath(
      row: geometry.counts[reorder.origin.section] - 1,
      section: reorder.origin.section
    )
    let inside = min(max(y, bounds.minY), bounds.maxY - 1)
    var wanted = indexPathForRow(at: CGPoint(x: 0, y: inside)) ?? (y < top ? reorder.origin : last)
    if wanted.section > reorder.origin.section {
      // Below the middle of a row of another section is after it.
      let span = geometry.span(of: wanted)
      if y > (span.top + span.bottom) / 2 { wanted.row += 1 }
    }
    guard wanted != reorder.target, let delegate else { return wanted }
    let allowed = delegate.tableView(
      self,
      targetIndexPathForMoveFromRowAt: reorder.origin,
      toProposedIndexPath: wanted
    )
    let isThere =
      geometry.contains(allowed)
      || allowed.section != reorder.origin.section
        && geometry.counts.indices.contains(allowed.section)
        && allowed.row == geometry.counts[allowed.section]
    return isThere ? allowed : reorder.target
  }

  /// The rows change: the one that is moved goes to its place with them.
  func forgetReordering() {
    guard let reorder = edits.reorder else { return }
    edits.reorder = nil
    runningUpdates -= 1
    reorder.cell.lift(false)
    reorder.cell.backgroundColor = reorder.background
    reorder.cell.placedFrame = nil
  }

  /// The finger is lifted: the data source moves the row, unless the move is cancelled.
  func endReordering(isCancelled: Bool) {
    guard let reorder = edits.reorder else { return }
    forgetReordering()
    guard !isCancelled, reorder.target != reorder.origin, geometry.contains(reorder.origin) else {
      UIView.animate(withDuration: Self.roomDuration) { self.tile() }
      return setNeedsLayout()
    }
    dataSource?.tableView(self, moveRowAt: reorder.origin, to: reorder.target)
    moveRow(at: reorder.origin, to: reorder.target)
  }

  /// How far a row makes room for the one that is moved, in points.
  func room(of row: IndexPath) -> CGFloat {
    guard let reorder = edits.reorder else { return 0 }
    return reorder.direction(of: row) * reorder.cell.bounds.height
  }

  /// The same of a section's header.
  func room(ofHeader section: Int) -> CGFloat {
    guard let reorder = edits.reorder else { return 0 }
    return reorder.direction(ofHeader: section) * reorder.cell.bounds.height
  }
}

extension UITableViewCell {
  /// Shows that the row is above the others, or is not any more.
  fileprivate func lift(_ isLifted: Bool) {
    layer.shadowOpacity = isLifted ? 0.25 : 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    alpha = isLifted ? 0.95 : 1
  }
}
