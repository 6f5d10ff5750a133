import CoreGraphics
import Foundation

/// Rows that the user swipes aside, to the actions beside them.
extension UITableView {
  /// How long a row takes to its place when the finger is lifted, in seconds [K].
  private static let swipeDuration = 0.3

  /// The row that is aside; `nil` for none.
  var swipe: TableSwipe? {
    get { edits.swipe }
    set { edits.swipe = newValue }
  }

  /// Begins to move a row with a finger, if it has actions at that side; returns whether it does.
  func beginSwipe(at path: IndexPath?, towardsRight: Bool) -> Bool {
    guard let path, let cell = cells[path], !isEditing, edits.reorder == nil else { return false }
    if let swipe, swipe.cell === cell {
      swipe.start = swipe.way
      return true
    }
    return openGap(at: path, towardsRight ? .leading : .trailing)
  }

  /// Makes the actions of a row at one side, with no gap for them yet; returns whether there are any.
  @discardableResult
  func openGap(at path: IndexPath, _ side: TableSwipe.Side) -> Bool {
    guard let cell = cells[path], let actions = actions(at: path, side), !actions.actions.isEmpty
    else { return false }
    closeSwipe(animated: true)
    // (It belongs to the swipe that it calls.)
    weak var opened: TableSwipe?
    let swipe = TableSwipe(cell, side, actions) { [weak self] number, _ in
      if let self, let opened { perform(number, of: opened) }
    }
    opened = swipe
    self.swipe = swipe
    if highlightedPath == path { endTouching([], isCancelled: true) }
    UIView.performWithoutAnimation {
      insertSubview(swipe.view, belowSubview: cell)
      showSwipe()
    }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    return true
  }

  /// Handles the recognizer of swipes.
  func followSwipe(_ pan: SwipePan) {
    guard let swipe else { return }
    switch pan.state {
    case .began, .changed:
      swipe.follow(pan.translation(in: self).x)
      if swipe.isFull == swipe.view.expandsFirst { return showSwipe() }
      swipe.view.expandsFirst.toggle()
      swipe.view.setNeedsLayout()
      UIView.animate(withDuration: Self.swipeDuration) { self.showSwipe() }
    case .ended:
      if swipe.isFull { return performFully(swipe) }
      let stays = swipe.staysOpen(at: pan.velocity(in: self).x)
      if stays { openSwipe(animated: true) } else { closeSwipe(animated: true) }
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  /// Moves the row that is aside as far as its actions are wide.
  func openSwipe(animated: Bool) {
    guard let swipe else { return }
    swipe.way = swipe.view.fullWidth
    animate(animated) { self.showSwipe() }
  }

  /// Brings the row that is aside back to its place.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    let path = indexPath(for: swipe.cell)
    self.swipe = nil
    swipe.way = 0
    animate(animated) {
      self.place(swipe)
    } completion: {
      swipe.view.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// The row of a cell goes: its actions are no longer the table's.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The view of the actions, to be taken away; `nil` if the row was not aside.
  @discardableResult
  func forgetSwipe(of cell: UIView) -> UIView? {
    guard let swipe, swipe.cell === cell else { return nil }
    self.swipe = nil
    delegate?.tableView(self, didEndEditingRowAt: nil)
    return swipe.view
  }

  /// Puts the row that is aside, and its actions, where they are now.
  func showSwipe() {
    if let swipe { place(swipe) }
  }

  private func place(_ swipe: TableSwipe) {
    guard let path = indexPath(for: swipe.cell), geometry.contains(path) else { return }
    let frame = frame(of: geometry.span(of: path))
    swipe.cell.placedFrame = nil
    place(swipe.cell, at: path)
    swipe.view.frame = swipe.gap(beside: frame)
    swipe.view.layoutIfNeeded()
  }

  private func animate(
    _ animated: Bool,
    _ change: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    guard animated, window != nil else {
      change()
      return completion()
    }
    UIView.animate(
      withDuration: Self.swipeDuration,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      change()
    } completion: { _ in
      completion()
    }
  }

  /// The finger is lifted far from the edge: the row goes aside altogether, and its first action is performed.
  private func performFully(_ swipe: TableSwipe) {
    swipe.way = swipe.cell.bounds.width
    animate(true) { self.showSwipe() }
    perform(0, of: swipe)
  }

  private func perform(_ number: Int, of swipe: TableSwipe) {
    let action = swipe.configuration.actions[number]
    action.handler(action, swipe.view.button(number)) { [weak self] _ in
      if self?.swipe === swipe { self?.closeSwipe(animated: true) }
    }
  }

  /// The actions at one side of a row: the delegate's, or at the right side that of deleting it.
  private func actions(at path: IndexPath, _ side: TableSwipe.Side) -> UISwipeActionsConfiguration?
  {
    let isEditable = canEdit(path)
    guard isEditable != false else { return nil }
    if side == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      let actions = UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    return isEditable == true || isEditing ? deletion(at: path) : nil
  }

  /// The action of deleting a row, which the data source performs.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard rowStyle(path) == .delete, let cell = cells[path] else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak cell] _, _, done in
      guard let self, let cell, let path = indexPath(for: cell) else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
