/// Lists of numbers, one per cell, in one array.
struct HitCells {
  /// The place of a cell's list in the array, and its capacity there.
  private struct Cell {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var cells: ContiguousArray<Cell> = []
  private var memory: ContiguousArray<Int32> = []

  /// Empty lists with the given capacities.
  init(capacities: ContiguousArray<Int32>) {
    cells.reserveCapacity(capacities.count)
    var start: Int32 = 0
    for capacity in capacities {
      cells.append(Cell(start: start, capacity: capacity))
      start += capacity
    }
    memory = ContiguousArray(repeating: 0, count: Int(start))
  }

  /// The indices of a cell's list, for `subscript`.
  func indices(of cell: Int) -> Range<Int> {
    let start = Int(cells[cell].start)
    return start..<start + Int(cells[cell].count)
  }

  subscript(index: Int) -> Int { Int(memory[index]) }

  mutating func append(_ number: Int, to cell: Int) {
    insert(number, at: indices(of: cell).upperBound, in: cell)
  }

  /// Inserts a number into a cell's list, at one of its `indices` or their end.
  mutating func insert(_ number: Int, at index: Int, in cell: Int) {
    let offset = index - Int(cells[cell].start)
    if cells[cell].count == cells[cell].capacity { grow(cell) }
    let (start, end) = (indices(of: cell).lowerBound, indices(of: cell).upperBound)
    var hole = end
    while hole > start + offset {
      memory[hole] = memory[hole - 1]
      hole -= 1
    }
    memory[hole] = Int32(number)
    cells[cell].count += 1
  }

  /// Removes the number at one of the cell's `indices`.
  mutating func remove(at index: Int, in cell: Int) {
    for hole in index..<indices(of: cell).upperBound - 1 { memory[hole] = memory[hole + 1] }
    cells[cell].count -= 1
  }

  /// Moves the list to the end of the array, with twice the capacity; its old place is not used again.
  private mutating func grow(_ cell: Int) {
    let old = indices(of: cell)
    cells[cell].start = Int32(memory.count)
    cells[cell].capacity = max(4, 2 * cells[cell].capacity)
    memory.reserveCapacity(memory.count + Int(cells[cell].capacity))
    for index in old { memory.append(memory[index]) }
    for _ in old.count..<Int(cells[cell].capacity) { memory.append(0) }
  }
}
