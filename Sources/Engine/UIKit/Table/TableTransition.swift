import CoreGraphics
import Foundation

/// The animation of a table from its rows before some changes to those after them.
struct TableTransition {
  private let table: UITableView
  private let changes: TableUpdates
  private let old: TableGeometry
  private let origins: TableUpdates.Origins
  /// Where rows that stay have gone.
  private var destinations: [IndexPath: IndexPath] = [:]

  /// In seconds.
  private static let duration = 0.3

  init(
    _ table: UITableView,
    _ changes: TableUpdates,
    _ origins: TableUpdates.Origins,
    from old: TableGeometry
  ) {
    (self.table, self.changes, self.origins, self.old) = (table, changes, origins, old)
    for (section, rows) in origins.rows.enumerated() {
      for (row, origin) in rows.enumerated() {
        if let origin { destinations[origin] = IndexPath(row: row, section: section) }
      }
    }
  }

  /// Brings the cells in sight to their new places.
  func run(_ completion: ((Bool) -> Void)?) {
    let leaving = takeOver()
    table.selectedPaths = table.selectedPaths.compactMap { destinations[$0] }
    table.highlightedPath = table.highlightedPath.flatMap { destinations[$0] }
    table.runningUpdates += 1
    UIView.performWithoutAnimation {
      table.showContentSize()
      showArriving()
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        for (cell, animation) in leaving { leave(cell, animation) }
        for cell in table.cells.values { cell.alpha = 1 }
        table.tile()
      },
      completion: { [table] isFinished in
        table.runningUpdates -= 1
        for (cell, _) in leaving {
          cell.removeFromSuperview()
          (cell.alpha, cell.transform) = (1, .identity)
          if let cell = cell as? UITableViewCell { table.reuse.giveBack(cell) }
        }
        table.setNeedsLayout()
        completion?(isFinished)
      }
    )
  }

  /// Gives the cells that stay their new rows.
  ///
  /// - Returns: The cells and headers that go, with how.
  private func takeOver() -> [(view: UIView, animation: UITableView.RowAnimation)] {
    var leaving: [(UIView, UITableView.RowAnimation)] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in table.cells.inOrder {
      let animation =
        changes.deletedRows[path] ?? changes.reloadedRows[path]
        ?? changes.deletedSections[path.section] ?? changes.reloadedSections[path.section]
      if let animation {
        leaving.append((cell, animation))
        if let actions = table.forgetSwipe(of: cell) { leaving.append((actions, animation)) }
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      } else if let destination = destinations[path] {
        cells[destination] = cell
      }
    }
    table.cells = cells
    leaving += takeOver(&table.headers)
    leaving += takeOver(&table.footers)
    return leaving
  }

  private func takeOver(
    _ views: inout [Int: UIView]
  ) -> [(view: UIView, animation: UITableView.RowAnimation)] {
    let old = views
    views = [:]
    var gone = old
    for (section, origin) in origins.sections.enumerated() {
      guard let origin, changes.reloadedSections[origin] == nil else { continue }
      views[section] = gone.removeValue(forKey: origin)
    }
    return gone.inOrder.map { section, view in
      (view, changes.deletedSections[section] ?? changes.reloadedSections[section] ?? .fade)
    }
  }

  /// Makes the cells of rows that are in sight now: at the places from which they come.
  private func showArriving() {
    let bounds = table.bounds
    for path in table.geometry.rows(from: bounds.minY, to: bounds.maxY)
    where table.cells[path] == nil {
      let cell = table.cell(for: path)
      table.measure([path])
      if let origin = origins.rows[path.section][path.row], changes.reloadedRows[origin] == nil {
        cell.frame = table.frame(of: old.span(of: origin))
      } else {
        cell.frame = table.frame(of: table.geometry.span(of: path))
        arrive(cell, animation(ofNew: path))
      }
      // (It goes to its own place.)
      cell.placedFrame = nil
    }
  }

  private func animation(ofNew path: IndexPath) -> UITableView.RowAnimation {
    if let animation = changes.insertedRows[path] ?? changes.insertedSections[path.section] {
      return animation
    }
    if let origin = origins.rows[path.section][path.row] {
      return changes.reloadedRows[origin] ?? .automatic
    }
    return origins.sections[path.section].flatMap { changes.reloadedSections[$0] } ?? .automatic
  }

  private func arrive(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
    guard animation != .none else { return }
    cell.alpha = 0
    move(cell, animation)
  }

  private func leave(_ view: UIView, _ animation: UITableView.RowAnimation) {
    // Behind the rows that take its place.
    table.sendSubviewToBack(view)
    if let background = table.backgroundView { table.sendSubviewToBack(background) }
    view.alpha = 0
    move(view, animation)
  }

  /// Moves a view to where it comes from, or goes to.
  private func move(_ view: UIView, _ animation: UITableView.RowAnimation) {
    switch animation {
    case .left: view.center.x -= view.bounds.width
    case .right: view.center.x += view.bounds.width
    case .top: view.center.y -= view.bounds.height
    case .bottom: view.center.y += view.bounds.height
    case .middle, .fade, .none, .automatic: break
    }
  }
}
