import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// Rows and sections that come, go and move.
@Suite(.serialized) struct `Changing rows` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `what is deleted is named by the rows before, what is inserted by those after`() {
    var updates = TableUpdates()
    updates.deletedRows = [path(0): .fade, path(2): .fade]
    updates.insertedRows = [path(1): .fade]
    let origins = updates.origins(from: [4], to: [3])
    #expect(origins?.rows == [[path(1), nil, path(3)]])
    #expect(updates.origins(from: [4], to: [4]) == nil)
    updates = TableUpdates()
    updates.movedRows = [path(0): path(2)]
    #expect(updates.origins(from: [3], to: [3])?.rows == [[path(1), path(2), path(0)]])
    updates = TableUpdates()
    updates.deletedSections = [0: .fade]
    updates.insertedSections = [1: .fade]
    let sections = updates.origins(from: [1, 2], to: [2, 1])
    #expect(sections?.sections == [1, nil])
    #expect(sections?.rows == [[path(0, 1), path(1, 1)], [nil]])
    updates = TableUpdates()
    updates.insertedRows = [path(7): .fade]
    #expect(updates.origins(from: [1], to: [2]) == nil)
  }

  @Test func `a row is inserted: those below move down, and it fades in`() {
    let trial = TableTrial([["a", "b", "c"]])
    let below = trial.table.visibleCells[1]
    trial.sections[0].insert("new", at: 1)
    trial.table.insertRows(at: [path(1)], with: .fade)
    CATransaction.flush()
    let new = trial.table.cellForRow(at: path(1))
    #expect(trial.seen == ["a 0", "new 50", "b 100", "c 150"])
    #expect(trial.table.cellForRow(at: path(2)) === below)
    // The layers are still on their way.
    #expect(below.layer.shown.position.y == 75 && new?.layer.shown.opacity == 0)
    trial.shown.advance(to: 0.15)
    let middle = below.layer.shown.position.y
    #expect(middle > 75 && middle < 125)
    trial.shown.advance(to: 0.4)
    #expect(below.layer.shown.position.y == 125 && new?.layer.shown.opacity == 1)
  }

  @Test func `a row is deleted: it goes, its cell is used again, and the selection stays`() {
    let trial = TableTrial([(0..<8).map { "\($0)" }])
    trial.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    let gone = trial.table.visibleCells[1]
    trial.sections[0].remove(at: 1)
    trial.table.deleteRows(at: [path(1)], with: .left)
    CATransaction.flush()
    #expect(trial.seen == ["0 0", "2 50", "3 100", "4 150"])
    #expect(trial.table.indexPathForSelectedRow == path(1))
    #expect(gone.superview === trial.table && gone.alpha == 0 && gone.frame.minX == -200)
    trial.shown.advance(to: 0.4)
    #expect(gone.superview == nil && gone.alpha == 1)
    #expect(trial.table.contentSize.height == 350)
  }

  @Test func `several changes happen together, and the completion comes at their end`() {
    let trial = TableTrial([["a", "b"], ["c"]])
    var ended: [Bool] = []
    trial.table.performBatchUpdates {
      trial.sections = [["b", "x"], ["new"], ["c"]]
      trial.table.deleteRows(at: [path(0)], with: .top)
      trial.table.insertRows(at: [path(1)], with: .right)
      trial.table.insertSections([1], with: .fade)
    } completion: {
      ended.append($0)
    }
    CATransaction.flush()
    #expect(trial.seen == ["b 0", "x 50", "new 100", "c 150"])
    #expect(ended.isEmpty)
    trial.shown.advance(to: 0.4)
    #expect(ended == [true])
    trial.sections.swapAt(0, 2)
    trial.table.beginUpdates()
    trial.table.moveSection(0, toSection: 2)
    trial.table.moveSection(2, toSection: 0)
    trial.table.endUpdates()
    CATransaction.flush()
    #expect(trial.seen == ["c 0", "new 50", "b 100", "x 150"])
  }

  @Test func `reloaded rows have new cells, and the other heights are asked for again`() {
    let trial = TableTrial([["a", "b", "c"]])
    let old = trial.table.visibleCells[0]
    trial.sections[0][0] = "A"
    trial.heights = ["A": 30]
    trial.table.reloadRows(at: [path(0)], with: .none)
    CATransaction.flush()
    #expect(trial.seen == ["A 0", "b 30", "c 80"])
    #expect(trial.table.visibleCells[0] !== old)
    trial.heights = ["A": 60]
    trial.table.beginUpdates()
    trial.table.endUpdates()
    CATransaction.flush()
    #expect(trial.seen == ["A 0", "b 60", "c 110"])
  }

  @Test func `changes that do not fit the data are reported, and all is loaded again`() {
    let trial = TableTrial([["a", "b"]])
    trial.sections = [["x", "y", "z"]]
    let told = reports { trial.table.deleteRows(at: [path(0)], with: .fade) }
    #expect(told.count == 1 && told[0].contains("[2] rows to [3]"))
    CATransaction.flush()
    #expect(trial.seen == ["x 0", "y 50", "z 100"])
  }
}
