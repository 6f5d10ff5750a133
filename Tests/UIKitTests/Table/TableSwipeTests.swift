import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Rows that are swiped aside.
@Suite(.serialized) struct `Swiping rows` {
  private func action(
    _ title: String,
    _ style: UIContextualAction.Style = .normal,
    _ perform: @escaping (@escaping (Bool) -> Void) -> Void = { $0(true) }
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in perform(done) }
  }

  @Test func `a swipe to the left shows Delete, which deletes`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.drag((150, 75), (80, 75), at: 0)
    #expect(trial.heard == ["begin b"])
    trial.shown.advance(to: 1)
    trial.shown.advance(to: 3)
    let gap = -Int(try trial.cell(1).frame.minX.rounded())
    #expect(trial.seen == ["a 0 0", "b \(-gap) 50", "c 0 100"] && gap >= 74)
    #expect(try trial.cell(1).showingDeleteConfirmation)
    trial.shown.click(200 - Double(gap) / 2, 75, at: 4)
    #expect(trial.heard == ["begin b", "delete b", "end -"])
    trial.shown.advance(to: 4)
    trial.shown.advance(to: 6)
    #expect(trial.seen == ["a 0 0", "c 0 50"])
    #expect(trial.table.subviews.count { $0 is UITableViewCell } == 2)
    #expect(trial.table.swipeButtons.isEmpty)
  }

  @Test func `the row follows the finger, and goes back from a short way`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.shown.press(150, 75, at: 0)
    trial.shown.move(135, 75, at: 0.1)
    trial.shown.move(125, 75, at: 0.2)
    // Ten points have made it a drag.
    #expect(try trial.cell(1).frame.minX == -15)
    #expect(trial.table.swipeButtons.first?.frame.width ?? 0 >= 74)
    trial.shown.release(125, 75, at: 1)
    trial.shown.advance(to: 1)
    trial.shown.advance(to: 2)
    #expect(trial.seen == ["a 0 0", "b 0 50", "c 0 100"])
    #expect(trial.heard == ["begin b", "end b"] && trial.table.swipeButtons.isEmpty)
    // A quick one goes on.
    trial.shown.press(150, 75, at: 3)
    for step in 1...3 {
      trial.shown.move(150 - 10 * Double(step), 75, at: 3 + 0.016 * Double(step))
    }
    trial.shown.release(120, 75, at: 3.05)
    #expect(try trial.cell(1).frame.minX < -70)
  }

  @Test func `a drag up or down scrolls, and none of a row without actions is a swipe`() throws {
    let trial = EditedTable([(0..<20).map { "\($0)" }])
    trial.drag((100, 150), (80, 50), at: 0)
    #expect(trial.table.contentOffset.y > 50 && trial.heard.isEmpty)
    let fixed = EditedTable([["a", "b"]])
    fixed.fixed = ["a"]
    fixed.drag((150, 25), (50, 25), at: 0)
    fixed.drag((50, 75), (150, 75), at: 2)
    // (What is no drag of anything is a tap.)
    #expect(fixed.heard == ["select a", "select b"])
  }

  @Test func `a tap elsewhere brings the row back and does nothing else`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.drag((150, 75), (80, 75), at: 0)
    trial.shown.click(50, 25, at: 2)
    #expect(trial.heard == ["begin b", "end b"])
    #expect(try trial.cell(1).frame.minX == 0)
    trial.shown.click(50, 25, at: 4)
    #expect(trial.heard.last == "select a")
    // And one on the row itself.
    trial.drag((150, 75), (80, 75), at: 6)
    trial.shown.click(20, 75, at: 8)
    #expect(trial.heard.suffix(2) == ["begin b", "end b"])
  }

  @Test func `the delegate's actions are at both sides, the first at the edge`() throws {
    let trial = EditedTable([["a", "b"]])
    var performed: [String] = []
    trial.trailing = ["Flag", "More"].map { title in
      action(title) { done in
        performed.append(title)
        done(true)
      }
    }
    trial.leading = [action("Pin")]
    trial.drag((190, 25), (100, 25), at: 0)
    let buttons = trial.table.swipeButtons
    #expect(buttons.map { $0.currentTitle } == ["Flag", "More"])
    #expect(buttons[0].frame.minX > buttons[1].frame.minX)
    #expect(buttons.allSatisfy { $0.backgroundColor == .systemGray3 })
    let middle = buttons[1].convert(CGPoint(x: 10, y: 10), to: nil)
    trial.shown.click(middle.x, middle.y, at: 2)
    #expect(try performed == ["More"] && trial.cell(0).frame.minX == 0)
    trial.shown.advance(to: 3)
    trial.shown.advance(to: 4)
    trial.drag((10, 25), (100, 25), at: 5)
    #expect(trial.table.swipeButtons.map { $0.currentTitle } == ["Pin"])
    #expect(try trial.cell(0).frame.minX >= 74)
  }

  @Test func `a swipe across the table performs the first action, if it may`() throws {
    let trial = EditedTable([["a", "b"]])
    var performed = 0
    var finish: (Bool) -> Void = { _ in }
    trial.trailing = [
      action("Archive", .destructive) { done in
        performed += 1
        finish = done
      }
    ]
    trial.drag((195, 25), (20, 25), at: 0)
    #expect(try performed == 1 && trial.cell(0).frame.maxX == 0)
    // It stays aside until the action is done.
    finish(false)
    #expect(try trial.cell(0).frame.minX == 0)
    trial.isFullSwipePossible = false
    trial.drag((195, 25), (20, 25), at: 3)
    #expect(try performed == 1 && trial.cell(0).frame.minX > -100)
  }

  @Test func `actions from before iOS 11 are shown alike`() throws {
    let trial = EditedTable([["a", "b"]])
    var rows: [IndexPath] = []
    let old = UITableViewRowAction(style: .default, title: "Drop") { _, path in rows.append(path) }
    trial.old = [old]
    trial.drag((190, 75), (20, 75), at: 0)
    let button = try #require(trial.table.swipeButtons.first)
    #expect(button.backgroundColor == .systemRed && rows.isEmpty)
    let place = button.convert(CGPoint(x: 10, y: 10), to: nil)
    trial.shown.click(place.x, place.y, at: 2)
    #expect(try rows == [IndexPath(row: 1, section: 0)] && trial.cell(1).frame.minX == 0)
  }

  private final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `rows of a data source that says nothing of editing stay`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    let plain = Plain()
    trial.table.dataSource = plain
    CATransaction.flush()
    trial.drag((150, 75), (50, 75), at: 0)
    #expect(try trial.cell(1).frame.minX == 0)
    // What the delegate has for them is shown.
    trial.trailing = [action("Flag")]
    trial.drag((150, 75), (50, 75), at: 2)
    #expect(try trial.cell(1).frame.minX < -70)
  }

  @Test func `new rows and a new width leave no actions behind`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.drag((150, 25), (80, 25), at: 0)
    trial.table.reloadData()
    CATransaction.flush()
    #expect(trial.table.swipeButtons.isEmpty && trial.heard == ["begin a", "end -"])
    trial.drag((150, 75), (80, 75), at: 2)
    trial.sections = [["z", "a", "b", "c"]]
    trial.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    trial.shown.advance(to: 4)
    trial.shown.advance(to: 5)
    let button = try #require(trial.table.swipeButtons.first)
    #expect(button.convert(button.bounds, to: nil).minY == 100)
    trial.table.frame.size.width = 150
    CATransaction.flush()
    #expect(button.convert(button.bounds, to: nil).maxX == 150)
  }
}

extension UITableView {
  /// The buttons beside the row that is aside, from the edge inwards.
  fileprivate var swipeButtons: [UIButton] {
    let others = subviews.filter { !($0 is UITableViewCell) }
    return others.flatMap(\.subviews).compactMap { $0 as? UIButton }.reversed()
  }
}
