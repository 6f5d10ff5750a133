import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Rows under a finger.
@Suite(.serialized) struct `Selecting rows` {
  @Test func `a click selects a row, and deselects the one before`() {
    let trial = TableTrial([["a", "b", "c", "d"]])
    trial.shown.click(50, 70)
    #expect(trial.heard == ["selected 0 1"])
    #expect(trial.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(trial.table.visibleCells.map(\.isSelected) == [false, true, false, false])
    #expect(trial.table.visibleCells[1].selectedBackgroundView?.alpha == 1)
    trial.shown.click(50, 170, at: 1)
    #expect(trial.heard == ["selected 0 1", "deselected 0 1", "selected 0 3"])
    #expect(trial.table.visibleCells.map(\.isSelected) == [false, false, false, true])
    trial.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
    #expect(trial.table.indexPathsForSelectedRows == nil && trial.heard.count == 3)
  }

  @Test func `a finger that rests highlights its row, and a drag takes that back`() {
    let trial = TableTrial([(0..<20).map { "\($0)" }])
    trial.shown.press(50, 70)
    #expect(!trial.table.visibleCells[1].isHighlighted)
    MediaClock.set(0.2)
    MediaTimers.shared.fire(until: 0.2)
    #expect(trial.table.visibleCells[1].isHighlighted)
    trial.shown.move(50, 40, at: 0.3)
    trial.shown.move(50, 20, at: 0.4)
    #expect(!trial.table.visibleCells.contains { $0.isHighlighted })
    trial.shown.release(50, 20, at: 1)
    #expect(!trial.heard.contains { $0.hasPrefix("selected") })
    #expect(trial.table.contentOffset.y > 0)
  }

  @Test func `several can be selected, and a second click deselects`() {
    let trial = TableTrial([["a", "b", "c"]])
    trial.table.allowsMultipleSelection = true
    for (y, time) in [(20.0, 0.0), (120, 1), (20, 2)] { trial.shown.click(50, y, at: time) }
    #expect(trial.heard == ["selected 0 0", "selected 0 2", "deselected 0 0"])
    #expect(trial.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test
  func `what the delegate refuses is not selected, nor is a row in a table without selection`() {
    let trial = TableTrial([["a", "b"]])
    trial.refused = ["a"]
    trial.shown.click(50, 20)
    #expect(trial.heard.isEmpty)
    trial.table.allowsSelection = false
    trial.shown.click(50, 70, at: 1)
    #expect(trial.heard.isEmpty)
  }

  @Test func `a control in a row keeps its clicks`() {
    let trial = TableTrial([["a", "b"]])
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var clicks = 0
    button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    trial.table.visibleCells[0].contentView.addSubview(button)
    trial.shown.click(20, 20)
    #expect(clicks == 1 && trial.heard.isEmpty)
  }

  @Test func `a controller deselects its rows when its table appears again`() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let list = List(style: .grouped)
    let shown = ShownWindow(root: list)
    #expect(list.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["0", "1", "2"])
    shown.click(100, 60)
    #expect(list.tableView.indexPathForSelectedRow?.row == 0)
    shown.window.isHidden = true
    shown.window.isHidden = false
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }
}
