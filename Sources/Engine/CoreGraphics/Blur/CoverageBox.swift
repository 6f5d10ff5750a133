/// The bounding box of a mask's pixels that are not clear.
struct CoverageBox: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// The bounding box of a mask with one byte a pixel; `nil` where all of it is clear.
  ///
  /// - Parameters:
  ///   - bytes: The first pixel of the first row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The distance from one row to the next.
  init?(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    func row(_ y: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: bytes + y * bytesPerRow, count: width)
    }
    guard let top = (0..<height).first(where: { row($0).contains { $0 != 0 } }),
      let bottom = (top..<height).last(where: { row($0).contains { $0 != 0 } })
    else { return nil }
    // Of each row, only the columns outside the box so far are read.
    var (left, right) = (width, 0)
    for y in top...bottom {
      left = row(y)[..<left].firstIndex { $0 != 0 } ?? left
      right = row(y)[right...].lastIndex { $0 != 0 }.map { $0 + 1 } ?? right
    }
    self.init(columns: left..<right, rows: top..<bottom + 1)
  }

  /// The box with `reach` more pixels on each side, clamped to the mask.
  func grown(by reach: Int, width: Int, height: Int) -> CoverageBox {
    CoverageBox(
      columns: max(0, columns.lowerBound - reach)..<min(width, columns.upperBound + reach),
      rows: max(0, rows.lowerBound - reach)..<min(height, rows.upperBound + reach)
    )
  }
}
