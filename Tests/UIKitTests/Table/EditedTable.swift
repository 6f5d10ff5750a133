import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A table of 200 × 200 points in a window, whose rows of 50 points are edited.
final class EditedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let shown: ShownWindow
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  var sections: [[String]]
  /// What the table has notified of.
  var heard: [String] = []
  /// The words of rows that cannot be edited.
  var fixed: Set<String> = []
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var trailing: [UIContextualAction]?
  var leading: [UIContextualAction]?
  var old: [UITableViewRowAction]?
  var isFullSwipePossible = true
  /// Where a row may be moved, by where a finger is.
  var targets: [IndexPath: IndexPath] = [:]

  init(_ sections: [[String]]) {
    shown = ShownWindow()
    self.sections = sections
    super.init()
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    shown.window.addSubview(table)
    CATransaction.flush()
  }

  isolated deinit { table.removeFromSuperview() }

  /// The words of the rows in sight, with the left and upper edges of their cells as they are shown.
  var seen: [String] {
    table.visibleCells.map {
      let frame = $0.layer.presentation()?.frame ?? .zero
      let (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
      return "\($0.textLabel?.text ?? "?") \(x) \(y)"
    }
  }

  func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  /// A finger goes from one point to another in four steps of a tenth of a second.
  func drag(
    _ from: (Double, Double),
    _ to: (Double, Double),
    at time: Double
  ) {
    shown.press(from.0, from.1, at: time)
    for step in 1...4 {
      let part = Double(step) / 4
      let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
      shown.move(x, y, at: time + 0.1 * Double(step))
    }
    shown.release(to.0, to.1, at: time + 1)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  private func word(_ path: IndexPath) -> String { sections[path.section][path.row] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = word(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(word(indexPath))
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(word(indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("\(editingStyle == .delete ? "delete" : "insert") \(word(indexPath))")
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
    heard.append("move \(word) to \(destinationIndexPath.section) \(destinationIndexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[word(indexPath)] ?? .delete }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { word(indexPath) == "b" ? "Away" : nil }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.map(configuration) }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.map(configuration) }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { old }

  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = isFullSwipePossible
    return configuration
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    heard.append("begin \(word(indexPath))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("end \(indexPath.map(word) ?? "-")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(word(indexPath))")
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { targets[proposedDestinationIndexPath] ?? proposedDestinationIndexPath }
}
