import CoreGraphics
import Pixels

/// Area coverage of a filled outline: a signed-area accumulation buffer in whole numbers, as in FreeType and font-rs.
///
/// As in `CoverageSums`, running sums along a row are the winding number of the outline, averaged over each pixel. A
/// byte of coverage is the exact area in 1/256, truncated, and 255 for the whole pixel.
struct FillSums {
  /// The sum of a pixel with a winding number of 1.
  private static let whole: UInt32 = 1 << 21
  /// The maximum number of cells at once, so that they stay in a processor's cache.
  private static let limit = 1 << 18

  private let band: PixelRect
  private let cells: UnsafeMutablePointer<Int32>
  /// For each row the range of columns that edges have added to.
  private let spans: UnsafeMutablePointer<FillBuffer.Span>
  private let width: Int

  /// Writes the coverage of an outline's inside into a mask whose pixels are all clear.
  static func cover(
    _ mask: AlphaMask,
    with outline: FillOutline,
    _ rule: CGPathFillRule,
    in buffer: FillBuffer
  ) {
    if let rectangle = outline.rectangle { return rectangle.cover(mask) }
    let bounds = mask.bounds
    let height = min(max(limit / (bounds.width + 1), 1), bounds.height)
    buffer.reserve(cells: (bounds.width + 1) * height, rows: height)
    for y in stride(from: bounds.y, to: bounds.maxY, by: height) {
      let rows = min(height, bounds.maxY - y)
      let band = PixelRect(x: bounds.x, y: y, width: bounds.width, height: rows)
      let sums = FillSums(
        band: band,
        cells: buffer.cells,
        spans: buffer.spans,
        width: bounds.width
      )
      buffer.bands.forEachPiece(of: outline.lines, rule) { line, piece, low, high in
        sums.add(line, piece, low, high)
      }
      sums.write(into: mask, rule)
    }
  }

  /// Adds the part of a piece of a line that lies in the band.
  @inline(__always)
  private func add(_ line: FillLine, _ piece: FillBands.Piece, _ low: Int, _ high: Int) {
    let bits = FillLine.bits
    let row = low >> bits
    let column = min(piece.x0, piece.x1) >> bits - band.x
    // Most pieces of curves lie within one pixel.
    guard row == (high - 1) >> bits, high - low < FillLine.one,
      column == (max(piece.x0, piece.x1) - 1) >> bits - band.x, column >= 0, column < width
    else { return add(FillEdge(line, piece, from: low, to: high)) }
    let index = -1 - row - band.y
    guard index >= 0, index < band.height else { return }
    spans[index].first = min(spans[index].first, Int32(column))
    spans[index].last = max(spans[index].last, Int32(column + 1))
    let cells = cells + index * (width + 1)
    add(line.sign, high - low, piece.x0, piece.x1, column, to: cells)
    if piece.isTruncated { truncate(line.sign, high - low, piece.x1, column, cells) }
  }

  private func add(_ edge: FillEdge) {
    let first = max(edge.row, -band.maxY)
    let last = min(edge.lastRow, -1 - band.y)
    guard first <= last else { return }
    var start = edge.point(at: max(edge.y0, first << FillLine.bits))
    for row in first...last {
      let end = edge.point(at: min((row + 1) << FillLine.bits, edge.y1))
      add(edge, row: -1 - row - band.y, start, end)
      start = end
    }
  }

  /// Adds the part of an edge in one row, column by column.
  ///
  /// - Parameters:
  ///   - edge: The edge to add.
  ///   - row: The row, counted from the band's first.
  ///   - start: The point where the edge enters the row, and the index of its column there.
  ///   - end: The point where the edge leaves the row, and the index of its column there.
  @inline(__always)
  private func add(
    _ edge: FillEdge,
    row: Int,
    _ start: (x: Int, y: Int, index: Int),
    _ end: (x: Int, y: Int, index: Int)
  ) {
    let cells = cells + row * (width + 1)
    let left = band.x
    var (x, y) = (start.x, start.y)
    var column = edge.column + edge.direction * start.index - left
    let last = edge.column + edge.direction * end.index - left
    let (least, greatest) = (min(column, last), max(column, last))
    if least >= width { return }
    spans[row].first = min(spans[row].first, Int32(max(least, 0)))
    spans[row].last = max(spans[row].last, Int32(min(max(greatest, 0) + 1, width)))
    if edge.direction > 0 {
      if column < 0 {
        let height = last < 0 ? end.y : edge.leaving(left - 1 - edge.column, from: y, to: end.y)
        cells[0] &+= Int32(truncatingIfNeeded: edge.sign * (height - y)) << 9
        guard last >= 0 else { return }
        (x, y, column) = (left << FillLine.bits, height, 0)
      }
      while column < last, column < width {
        let height = edge.leaving(column + left - edge.column, from: y, to: end.y)
        let side = (column + 1 + left) << FillLine.bits
        add(edge.sign, height - y, x, side, column, to: cells)
        (x, y, column) = (side, height, column + 1)
      }
    } else {
      if column >= width {
        let height = edge.leaving(edge.column - left - width, from: y, to: end.y)
        (x, y, column) = ((width + left) << FillLine.bits, height, width - 1)
      }
      while column > last, column >= 0 {
        let height = edge.leaving(edge.column - left - column, from: y, to: end.y)
        let side = (column + left) << FillLine.bits
        add(edge.sign, height - y, x, side, column, to: cells)
        (x, y, column) = (side, height, column - 1)
      }
      if column < 0 {
        cells[0] &+= Int32(truncatingIfNeeded: edge.sign * (end.y - y)) << 9
        return
      }
    }
    if column == last, column < width {
      add(edge.sign, end.y - y, x, end.x, column, to: cells)
      if edge.isTruncated { truncate(edge.sign, end.y - start.y, end.x, column, cells) }
    }
  }

  /// Adds the part of an edge within one pixel.
  @inline(__always)
  private func add(
    _ sign: Int,
    _ height: Int,
    _ x0: Int,
    _ x1: Int,
    _ column: Int,
    to cells: UnsafeMutablePointer<Int32>
  ) {
    let side = (column + band.x) << FillLine.bits
    let beside = (height * (x0 + x1 - 2 * side)) >> 4
    cells[column] &+= Int32(truncatingIfNeeded: sign * (height << 9 - beside))
    cells[column + 1] &+= Int32(truncatingIfNeeded: sign * beside)
  }

  /// Truncates the rectangle beside the upper end of an edge to 1/4096 of a pixel's area.
  ///
  /// It is as high as the edge's part in the row: a whole row loses nothing. All else is exact. (So all but 4 in 1,000
  /// of the pixels at edges of the recorded trees are Apple's.)
  @inline(__always)
  private func truncate(
    _ sign: Int,
    _ height: Int,
    _ x: Int,
    _ column: Int,
    _ cells: UnsafeMutablePointer<Int32>
  ) {
    let rest = (height * (x - (column + band.x) << FillLine.bits)) & (FillLine.one - 1)
    // A pixel is 2²⁴ here, and 2²¹ in the sums.
    let lost = rest >> 3
    cells[column] &+= Int32(truncatingIfNeeded: sign * lost)
    cells[column + 1] &-= Int32(truncatingIfNeeded: sign * lost)
  }

  /// Writes the coverage that has been accumulated, and clears the buffer.
  private func write(into mask: AlphaMask, _ rule: CGPathFillRule) {
    for row in 0..<band.height {
      let span = spans[row]
      guard span.first <= span.last else { continue }
      spans[row] = FillBuffer.Span()
      let values = mask.row(band.y + row)
      let cells = cells + row * (width + 1)
      let end = min(Int(span.last) + 1, width)
      var (sum, value, column): (Int32, UInt8, Int) = (0, 0, Int(span.first))
      while column < end {
        let part = cells[column]
        if part != 0 {
          sum &+= part
          cells[column] = 0
          value = Self.value(sum, rule)
        } else if column + 8 <= end, Self.areClear(cells + column) {
          // Between edges all pixels are equal.
          if value > 0 { (values + column).update(repeating: value, count: 8) }
          column += 8
          continue
        }
        values[column] = value
        column += 1
      }
      cells[width] = 0
      if value > 0, end < width { (values + end).update(repeating: value, count: width - end) }
    }
  }

  @inline(__always)
  private static func areClear(_ cells: UnsafeMutablePointer<Int32>) -> Bool {
    UnsafeRawPointer(cells).loadUnaligned(as: SIMD8<Int32>.self) == .zero
  }

  @inline(__always)
  private static func value(_ sum: Int32, _ rule: CGPathFillRule) -> UInt8 {
    var area = sum.magnitude
    if rule == .evenOdd {
      area &= 2 * whole - 1
      if area > whole { area = 2 * whole - area }
    }
    return UInt8(truncatingIfNeeded: min(area >> 13, 255))
  }
}
