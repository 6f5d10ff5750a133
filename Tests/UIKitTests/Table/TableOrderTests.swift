import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// In which order, and when, a table notifies.
@Suite(.serialized) struct `A Table's notifications` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `of rows that go come in the order of the rows`() {
    let trial = TableTrial([(0..<40).map { "\($0)" }], rowHeight: 20)
    trial.scroll(to: 400)
    // (A row that ends at the edge is still in sight.)
    let gone = trial.heard.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(gone.count >= 10 && gone == Array(0..<gone.count))
    trial.heard = []
    trial.table.reloadData()
    CATransaction.flush()
    let all = trial.heard.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(all.count >= 10 && all == all.sorted())
    trial.heard = []
    trial.sections = [["x"]]
    trial.table.reloadSections([0], with: .fade)
    let left = trial.heard.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(left.count >= 10 && left == left.sorted())
  }

  @Test func `of changes inside others come when all have happened`() {
    let trial = TableTrial([["a"]])
    var heard: [String] = []
    trial.sections = [["a", "b"]]
    trial.table.performBatchUpdates {
      trial.table.performBatchUpdates {
        trial.table.insertRows(at: [path(1)], with: .fade)
      } completion: { _ in
        heard.append("inner \(trial.table.numberOfRows(inSection: 0))")
      }
      heard.append("between")
    } completion: { _ in
      heard.append("outer")
    }
    CATransaction.flush()
    trial.shown.advance(to: 1)
    #expect(heard == ["between", "inner 2", "outer"])
  }

  @Test func `the row under the finger is still the same when others have gone`() {
    let trial = TableTrial([["a", "b", "c"]])
    trial.table.delaysContentTouches = false
    trial.shown.press(90, 70)
    #expect(trial.table.cellForRow(at: path(1))?.isHighlighted == true)
    trial.sections = [["b", "c"]]
    trial.table.deleteRows(at: [path(0)], with: .fade)
    trial.heard = []
    trial.shown.release(90, 20)
    #expect(trial.table.cellForRow(at: path(0))?.isHighlighted == false)
    #expect(trial.heard == ["selected 0 0"])
  }

  @Test func `reach any method of a controller's class`() {
    final class List: UITableViewController {
      var heard: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { "header" }
      override func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
      ) -> String? { "footer" }
      override func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
      ) { heard.append("header") }
      override func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
      ) { heard.append("no header") }
      override func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
      ) { heard.append("footer") }
      override func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
      ) { heard.append("no footer") }
      override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("highlighted")
      }
      override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard.append("not highlighted")
      }
      override func tableView(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { 3 }
    }
    let list = List(style: .plain)
    let shown = ShownWindow(root: list)
    #expect(list.tableView.visibleCells.first?.indentationLevel == 3)
    shown.click(100, 60)
    list.tableView.contentOffset.y = list.tableView.contentSize.height - 200
    CATransaction.flush()
    list.tableView.contentOffset.y = 0
    CATransaction.flush()
    list.tableView.reloadData()
    CATransaction.flush()
    #expect(
      list.heard == [
        "header", "footer", "highlighted", "not highlighted", "no header", "no footer", "header",
        "footer",
      ]
    )
  }
}
