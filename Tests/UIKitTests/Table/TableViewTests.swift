import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Apple, *UITableView*: rows, cells and their places.
@Suite(.serialized) struct `A table` {
  private static let letters = (0..<1000).map { "row \($0)" }

  @Test func `has cells for the rows in sight alone, and uses them again`() {
    let trial = TableTrial([Self.letters])
    #expect(trial.seen == ["row 0 0", "row 1 50", "row 2 100", "row 3 150"])
    #expect(trial.table.contentSize == CGSize(width: 200, height: 50_000))
    for y in stride(from: 0, through: 10_000, by: 25) { trial.scroll(to: CGFloat(y)) }
    #expect(trial.seen == ["row 200 10000", "row 201 10050", "row 202 10100", "row 203 10150"])
    #expect(TableTrial.Cell.made <= 7)
    let reused = trial.table.visibleCells.compactMap { $0 as? TableTrial.Cell }.map(\.reused)
    #expect(reused.allSatisfy { $0 > 10 })
    #expect(trial.heard.first == "gone 0 0")
    #expect(trial.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(trial.table.indexPathsForVisibleRows?.first == IndexPath(row: 200, section: 0))
  }

  @Test func `asks the delegate for heights, and answers where rows are`() {
    let trial = TableTrial([["a", "b"], [], ["c"]])
    trial.heights = ["a": 20, "c": 70]
    trial.table.reloadData()
    trial.table.layoutIfNeeded()
    #expect(trial.seen == ["a 0", "b 20", "c 70"])
    let table = trial.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).height == 70)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 70))
    #expect(table.rect(forSection: 1).height == 0 && table.rect(forSection: 3) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 19)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 20)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == nil)
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 0)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
  }

  @Test func `measures rows by their constraints once they are in sight`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let (cell, box) = (UITableViewCell(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
          box.heightAnchor.constraint(equalToConstant: indexPath.row == 1 ? 90 : 50),
        ])
        return cell
      }
    }
    let (shown, source) = (ShownWindow(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = source
    shown.window.addSubview(table)
    CATransaction.flush()
    #expect(table.visibleCells.map(\.frame.height) == [60, 100, 60])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 160])
    // Of 44 points each, five would be in sight: these are measured.
    let height: CGFloat = 340 + 95 * 44
    #expect(table.contentSize.height == height)
  }

  @Test func `shows titles above its sections, which stay at the top while these are in sight`() {
    let trial = TableTrial([["a", "b", "c", "d"], ["e", "f", "g", "h"]])
    trial.titles = ["First", "Second"]
    trial.table.reloadData()
    trial.table.layoutIfNeeded()
    let header = trial.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "First" && header?.frame.minY == 0)
    #expect(trial.seen.first == "a 28")
    trial.scroll(to: 60)
    #expect(header?.frame.minY == 60)
    // The end of its section, 228, pushes it out.
    trial.scroll(to: 210)
    #expect(header?.frame.minY == 200)
    #expect(trial.table.headerView(forSection: 1)?.frame.minY == 228)
    trial.scroll(to: 240)
    #expect(trial.table.headerView(forSection: 0) == nil && header?.superview == nil)
    #expect(trial.table.headerView(forSection: 1)?.frame.minY == 240)
  }

  @Test func `has a view above all rows and one below`() {
    let trial = TableTrial([["a"]])
    trial.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    trial.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    CATransaction.flush()
    #expect(trial.seen == ["a 30"])
    #expect(
      trial.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 200, height: 30)
    )
    #expect(
      trial.table.tableFooterView?.frame == CGRect(x: 0, y: 80, width: 200, height: 40)
    )
    #expect(trial.table.contentSize.height == 120)
    trial.table.tableHeaderView = nil
    CATransaction.flush()
    #expect(trial.seen == ["a 0"])
  }

  @Test(
    arguments: [
      (UITableView.ScrollPosition.top, 20, 1000), (.middle, 20, 925), (.bottom, 20, 850),
      (.none, 20, 850), (.none, 2, 0), (.top, 99, 4800), (.middle, 0, 0),
    ] as [(UITableView.ScrollPosition, Int, CGFloat)]
  )
  func `scrolls to a row`(position: UITableView.ScrollPosition, row: Int, y: CGFloat) {
    let trial = TableTrial([(0..<100).map { "\($0)" }])
    trial.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(trial.table.contentOffset.y == y)
  }

  @Test func `reports what cannot be, and goes on`() {
    let trial = TableTrial([["a"]])
    let told = reports {
      let path = IndexPath(row: 4, section: 0)
      trial.table.scrollToRow(at: path, at: .top, animated: false)
      trial.table.selectRow(at: path, animated: false, scrollPosition: .none)
      let cell = trial.table.dequeueReusableCell(withIdentifier: "other", for: path)
      #expect(cell.reuseIdentifier == "other")
      trial.table.endUpdates()
      trial.table.register(UIView.self, forCellReuseIdentifier: "view")
    }
    #expect(told.count == 5)
    #expect(trial.seen == ["a 0"])
  }

  @Test func `of the inset style is rounded at the ends of its groups`() {
    let trial = TableTrial([["a", "b", "c"]], style: .insetGrouped)
    let cells = trial.table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 168)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].frame.minY == 35)
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
