import CoreGraphics
import Foundation

/// Rows and sections that come, go and move, with an animation.
extension UITableView {
  /// Makes a change, at once where no changes are open.
  func update(_ change: (inout TableUpdates) -> Void) {
    change(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes the open changes.
  func applyUpdates() {
    forgetReordering()
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
