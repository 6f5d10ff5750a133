/// The memory of `FillSums`, kept from mask to mask; all clear between them.
final class FillBuffer {
  /// The columns of a row that edges have added to.
  struct Span {
    var first = Int32.max
    var last: Int32 = -1
  }

  private(set) var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private(set) var spans = UnsafeMutablePointer<Span>.allocate(capacity: 0)
  private var capacity = (cells: 0, rows: 0)

  deinit {
    cells.deallocate()
    spans.deallocate()
  }

  /// Makes room for so many sums, in so many rows.
  func reserve(cells count: Int, rows: Int) {
    if count > capacity.cells {
      cells.deallocate()
      cells = .allocate(capacity: count)
      cells.initialize(repeating: 0, count: count)
      capacity.cells = count
    }
    if rows > capacity.rows {
      spans.deallocate()
      spans = .allocate(capacity: rows)
      spans.initialize(repeating: Span(), count: rows)
      capacity.rows = rows
    }
  }
}
