/// The accumulation buffer of `FillSums`, reused from mask to mask; between masks all of it is 0.
final class FillBuffer {
  /// The range of columns in a row that edges have added to.
  struct Span {
    var first = Int32.max
    var last: Int32 = -1
  }

  private(set) var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private(set) var spans = UnsafeMutablePointer<Span>.allocate(capacity: 0)
  private var capacity = (cells: 0, rows: 0)
  let bands = FillBands()

  deinit {
    cells.deallocate()
    spans.deallocate()
  }

  /// Makes room for `count` cells in `rows` rows.
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
