import CoreGraphics

/// A multi-level (hierarchical) grid of overlapping boxes, which finds the boxes at a point front to back.
///
/// Each cell has a list of the boxes that touch it, front to back. A box is in the lists of at most four cells of one
/// level, so a point has one short list to search per level.
struct HitGrid {
  /// A box with its depth and rank, which decide the order: depth first, then rank (GE10).
  struct Entry {
    var box = HitBox.empty
    var depth = 0.0
    var rank: Int32 = -1
  }

  /// A level of the grid; its cells are consecutive in the list of all cells.
  private struct Level {
    var columnShift: Int
    var rowShift: Int
    var columns: Int
    var firstCell: Int
    var population = 0
  }

  /// The boxes by slot; those of unused slots, and of layers that cannot be hit, are empty.
  private(set) var entries: ContiguousArray<Entry>
  /// The number of boxes that are everything.
  private(set) var unboundedCount = 0
  private let raster: HitRaster
  private var levels: ContiguousArray<Level> = []
  private var cells: HitCells

  init(_ entries: ContiguousArray<Entry> = []) {
    self.entries = entries
    raster = HitRaster(around: entries.lazy.map(\.box))
    var cellCount = 0
    for columnShift in 0...raster.columnBits {
      for rowShift in 0...raster.rowBits {
        let columns = 1 << (raster.columnBits - columnShift)
        levels.append(
          Level(
            columnShift: columnShift,
            rowShift: rowShift,
            columns: columns,
            firstCell: cellCount
          )
        )
        cellCount += columns << (raster.rowBits - rowShift)
      }
    }
    cells = HitCells(capacities: [])
    fill(cellCount)
  }

  /// The frontmost box at `p`, or the frontmost behind that of slot `front`; `nil` if there is none.
  func frontmost(at p: CGPoint, behind front: Int?) -> Int? {
    var best: Int?
    let (column, row) = (raster.column(Double(p.x)), raster.row(Double(p.y)))
    for level in levels where level.population > 0 {
      let cell =
        level.firstCell + (row >> level.rowShift) * level.columns + (column >> level.columnShift)
      let list = cells.indices(of: cell)
      var index = front.map { position(behind: $0, in: list) } ?? list.lowerBound
      while index < list.upperBound {
        let slot = cells[index]
        if let best, isInFront(best, of: slot) { break }
        if entries[slot].box.contains(p) {
          best = slot
          break
        }
        index += 1
      }
    }
    return best
  }

  /// Adds an empty slot.
  mutating func addSlot() -> Int {
    entries.append(Entry())
    return entries.count - 1
  }

  /// Changes the rank of a slot; after all changes the order of the boxes must be the same.
  mutating func renumber(_ slot: Int, rank: Int) {
    entries[slot].rank = Int32(rank)
  }

  /// Replaces the contents of a slot.
  mutating func update(_ slot: Int, to new: Entry) {
    let old = entries[slot]
    let from = old.box.isEmpty ? nil : raster.span(of: old.box)
    let to = new.box.isEmpty ? nil : raster.span(of: new.box)
    if from != to || old.depth != new.depth || old.rank != new.rank {
      if let from { remove(slot, from) }
      entries[slot] = new
      if let to { insert(slot, to) }
    } else {
      entries[slot] = new
    }
    unboundedCount += (new.box == .everything ? 1 : 0) - (old.box == .everything ? 1 : 0)
  }

  private func isInFront(_ a: Int, of b: Int) -> Bool {
    let (da, db) = (entries[a].depth, entries[b].depth)
    return da == db ? entries[a].rank > entries[b].rank : da > db
  }

  /// The first index in a cell's list that is behind a slot, by binary search.
  private func position(behind slot: Int, in list: Range<Int>) -> Int {
    var (low, high) = (list.lowerBound, list.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(slot, of: cells[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func insert(_ slot: Int, _ span: HitRaster.Span) {
    levels[span.level].population += 1
    for row in span.rows {
      for column in span.columns {
        let cell = cell(span.level, column, row)
        cells.insert(slot, at: position(behind: slot, in: cells.indices(of: cell)), in: cell)
      }
    }
  }

  private mutating func remove(_ slot: Int, _ span: HitRaster.Span) {
    levels[span.level].population -= 1
    for row in span.rows {
      for column in span.columns {
        let cell = cell(span.level, column, row)
        let index = position(behind: slot, in: cells.indices(of: cell)) - 1
        cells.remove(at: index, in: cell)
      }
    }
  }

  private func cell(_ level: Int, _ column: Int, _ row: Int) -> Int {
    levels[level].firstCell + row * levels[level].columns + column
  }

  /// Fills the cells with all boxes, front to back; the capacities of the lists are counted first.
  private mutating func fill(_ cellCount: Int) {
    var capacities = ContiguousArray<Int32>(repeating: 0, count: cellCount)
    for entry in entries where !entry.box.isEmpty {
      let span = raster.span(of: entry.box)
      levels[span.level].population += 1
      if entry.box == .everything { unboundedCount += 1 }
      for row in span.rows {
        for column in span.columns { capacities[cell(span.level, column, row)] += 1 }
      }
    }
    cells = HitCells(capacities: capacities)
    for slot in slotsFrontToBack() where !entries[slot].box.isEmpty {
      let span = raster.span(of: entries[slot].box)
      for row in span.rows {
        for column in span.columns { cells.append(slot, to: cell(span.level, column, row)) }
      }
    }
  }

  private func slotsFrontToBack() -> [Int] {
    let slots = [Int](entries.indices.reversed())
    let isFlat = entries.allSatisfy { $0.depth == entries[0].depth }
    return isFlat ? slots : slots.sorted { isInFront($0, of: $1) }
  }
}
