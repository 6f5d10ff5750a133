import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Tables in the editing mode.
@Suite(.serialized) struct `Editing tables` {
  @Test func `each row has its sign, and the content makes room for it`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.styles = ["b": .insert]
    trial.fixed = ["c"]
    #expect(!trial.table.isEditing)
    trial.table.setEditing(true, animated: true)
    #expect(try trial.table.isEditing && trial.cell(0).isEditing)
    trial.shown.advance(to: 0)
    trial.shown.advance(to: 1)
    #expect(try trial.cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 118, height: 50))
    #expect(try trial.cell(0).showsReorderControl && trial.cell(0).editingStyle == .delete)
    #expect(try trial.cell(1).editingStyle == .insert)
    #expect(try trial.cell(2).contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(try trial.cell(2).editingStyle == .none && !trial.cell(2).showsReorderControl)
    trial.shown.click(27, 75, at: 2)
    #expect(trial.heard == ["insert b"])
    trial.shown.click(27, 25, at: 3)
    #expect(trial.heard == ["insert b", "begin a"])
    #expect(try trial.cell(0).frame.minX <= -74)
    trial.shown.click(180, 25, at: 5)
    #expect(trial.heard == ["insert b", "begin a", "delete a", "end -"])
    trial.table.isEditing = false
    CATransaction.flush()
    #expect(try trial.cell(0).contentView.frame.minX == 0)
  }

  @Test func `rows that come into sight are in it too`() throws {
    let trial = EditedTable([(0..<20).map { "\($0)" }])
    trial.table.isEditing = true
    trial.table.contentOffset.y = 500
    CATransaction.flush()
    #expect(try trial.cell(12).isEditing && trial.cell(12).contentView.frame.minX == 38)
  }

  @Test func `nothing is selected in it, unless that is allowed`() {
    let trial = EditedTable([["a", "b", "c"]])
    trial.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    trial.table.isEditing = true
    #expect(trial.table.indexPathsForSelectedRows == nil)
    trial.shown.click(100, 25, at: 1)
    #expect(trial.heard.isEmpty)
    trial.table.allowsSelectionDuringEditing = true
    trial.shown.click(100, 25, at: 3)
    #expect(trial.heard == ["select a"])
  }

  @Test func `several are selected by their circles`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.table.allowsMultipleSelectionDuringEditing = true
    trial.table.isEditing = true
    for (y, time) in [(25.0, 1.0), (125, 2), (25, 3), (75, 4)] {
      trial.shown.click(27, y, at: time)
    }
    let selected = trial.table.indexPathsForSelectedRows?.map(\.row)
    #expect(selected == [2, 1] && trial.heard == ["select a", "select c", "select b"])
    trial.table.isEditing = false
    #expect(trial.table.indexPathsForSelectedRows == nil)
  }

  @Test func `the accessory is another one`() throws {
    let trial = EditedTable([["a"]])
    let cell = try trial.cell(0)
    let (usual, edited) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    cell.accessoryView = usual
    #expect(usual.superview === cell)
    cell.editingAccessoryView = edited
    trial.table.isEditing = true
    CATransaction.flush()
    #expect(usual.superview == nil && edited.superview === cell)
    trial.table.isEditing = false
    CATransaction.flush()
    #expect(usual.superview === cell && edited.superview == nil)
  }

  @Test func `a row is moved by its grip, and the others make room`() throws {
    let trial = EditedTable([["a", "b", "c", "d"]])
    trial.table.isEditing = true
    CATransaction.flush()
    trial.shown.press(180, 25, at: 1)
    trial.shown.move(180, 130, at: 1.2)
    trial.shown.advance(to: 1.2)
    trial.shown.advance(to: 2)
    #expect(trial.seen == ["a 0 105", "b 0 0", "c 0 50", "d 0 150"])
    #expect(trial.heard.isEmpty)
    trial.shown.release(180, 130, at: 2)
    #expect(trial.heard == ["move a to 0 2"])
    trial.shown.advance(to: 2)
    trial.shown.advance(to: 3)
    #expect(trial.seen == ["b 0 0", "c 0 50", "a 0 100", "d 0 150"])
    #expect(trial.sections == [["b", "c", "a", "d"]])
    // Upwards, and only where the delegate lets it.
    trial.targets = [IndexPath(row: 0, section: 0): IndexPath(row: 1, section: 0)]
    trial.drag((180, 175), (180, 20), at: 4)
    #expect(trial.heard.last == "move d to 0 1" && trial.sections == [["b", "d", "c", "a"]])
  }

  @Test func `a row goes to another section`() throws {
    let trial = EditedTable([["a", "b"], ["c"]])
    trial.table.isEditing = true
    CATransaction.flush()
    trial.drag((180, 25), (180, 110), at: 1)
    #expect(trial.heard == ["move a to 1 0"] && trial.sections == [["b"], ["a", "c"]])
    trial.shown.advance(to: 3)
    trial.shown.advance(to: 4)
    #expect(trial.seen == ["b 0 0", "a 0 50", "c 0 100"])
    trial.drag((180, 25), (180, 145), at: 5)
    #expect(trial.heard.last == "move b to 1 2" && trial.sections == [[], ["a", "c", "b"]])
  }

  @Test func `a drag that is taken away moves nothing`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.table.isEditing = true
    CATransaction.flush()
    trial.shown.press(180, 25, at: 1)
    trial.shown.move(180, 130, at: 1.2)
    trial.shown.send(.pointerCancelled(trial.shown.pointer(180, 130, 1.4)))
    trial.shown.advance(to: 1.4)
    trial.shown.advance(to: 3)
    #expect(trial.heard.isEmpty && trial.seen == ["a 0 0", "b 0 50", "c 0 100"])
  }

  @Test func `rows that change under a drag end it`() throws {
    let trial = EditedTable([["a", "b", "c"]])
    trial.table.isEditing = true
    CATransaction.flush()
    for isReload in [false, true] {
      trial.shown.press(180, 25, at: 1)
      trial.shown.move(180, 130, at: 1.2)
      if isReload {
        trial.sections = [["b"]]
        trial.table.reloadData()
        CATransaction.flush()
      } else {
        trial.sections = [["b", "c"]]
        trial.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      trial.shown.release(180, 130, at: 1.4)
      trial.shown.advance(to: 1.4)
      trial.shown.advance(to: 3)
      #expect(trial.heard.isEmpty)
      #expect(trial.seen == (isReload ? ["b 0 0"] : ["b 0 0", "c 0 50"]))
    }
  }

  @Test func `a controller's button begins and ends it`() throws {
    let list = UITableViewController(style: .plain)
    let shown = ShownWindow(root: list)
    let item = list.editButtonItem
    #expect(item.title == "Edit" && list.editButtonItem === item)
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    #expect(list.isEditing && list.tableView.isEditing && item.title == "Done")
    list.isEditing = false
    #expect(!list.tableView.isEditing && item.title == "Edit" && item.style == .plain)
    shown.window.rootViewController = nil
  }
}
