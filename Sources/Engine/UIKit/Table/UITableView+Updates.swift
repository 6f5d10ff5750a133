import CoreGraphics
public import Foundation

/// Rows and sections that come, go and move, with an animation.
extension UITableView {
  /// Begins changes that happen together; calls may be nested.
  public func beginUpdates() { updateDepth += 1 }

  /// Ends the changes: they happen, and heights are asked for again.
  ///
  /// Where the rows afterwards are not those before with the changes, that is reported, and the table is loaded from
  /// scratch.
  public func endUpdates() {
    guard updateDepth > 0 else { return report("endUpdates without beginUpdates") }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes changes that happen together.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, of the data and of the table.
  ///   - completion: Called when the animation of all changes, also those around these, has ended; false when it was
  ///     cut short.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadIfNeeded()
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    if updateDepth == 0 { applyUpdates() }
  }

  /// Inserts rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Deletes rows, which the data source does not have any more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Gives rows new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Moves a row, which the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has already.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections, which the data source does not have any more.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Gives sections new cells; their rows may have become more, or fewer.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section, which the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    change(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  private func applyUpdates() {
    let (changes, completions) = (updates, updateCompletions)
    (updates, updateCompletions) = (TableUpdates(), [])
    let completion = { (isFinished: Bool) in
      for completion in completions { completion(isFinished) }
    }
    // What was never loaded is loaded as it is now.
    guard !needsLoading else {
      completion(true)
      return
    }
    let old = geometry
    let counts = sectionCounts
    guard let origins = changes.origins(from: old.counts, to: counts) else {
      report(
        "the updates do not lead from \(old.counts) rows to \(counts), which the data source has; "
          + "all are loaded again: change the data together with the rows, and name each change "
          + "(insertRows, deleteRows …)"
      )
      reloadData()
      completion(true)
      return
    }
    geometry = loadGeometry { path in
      guard let origin = origins.rows[path.section][path.row],
        changes.reloadedRows[origin] == nil
      else { return nil }
      return old.sections[origin.section].rows[origin.row]
    }
    TableTransition(self, changes, origins, from: old).run(completion)
  }

  private var sectionCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }
}
