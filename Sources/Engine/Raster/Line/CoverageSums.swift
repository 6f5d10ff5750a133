import CoreGraphics
import Pixels

/// Area coverage of outlines of one winding direction: a signed-area accumulation buffer in whole numbers.
///
/// The algorithm is that of FreeType's smooth rasterizer (D. Turner, after J. Hull) and of font-rs.
/// An edge adds its signed area to the cells of each row that it goes through. Running sums along the row are then the
/// winding number, averaged over each pixel; 1 is full coverage. So a pixel is exact, except where different parts of a
/// line overlap in it and neither covers it wholly: it then has the sum of both, at most the whole pixel. That is never
/// too little.
///
/// Vertices lie at multiples of 1/256 of a pixel on both axes. As sums are whole numbers, an outline adds exactly 0
/// outside of itself: a pixel does not depend on which other outlines are added, or in which order.
final class CoverageSums: OutlineSink {
  /// The pixels of the buffer.
  private(set) var area = PixelRect.empty
  private var map = CGAffineTransform.identity
  /// Each row has one cell more than pixels: an edge also adds to the pixel to its right, which may be behind the last.
  private var cells: UnsafeMutablePointer<Int32>
  private var capacity = 0
  /// For each row the range of columns that edges have added to.
  private var spans: UnsafeMutablePointer<Span>
  private var rows = 0

  private struct Span {
    var first: Int32 = .max
    var last: Int32 = -1
  }

  /// The sum of a whole pixel: 256 steps of height times 512, as x is counted twice, once for each end of an edge.
  private static let whole: UInt32 = 1 << 17

  init() {
    cells = .allocate(capacity: 0)
    spans = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
    spans.deallocate()
  }

  /// Sets the buffer to other pixels, with no coverage; the memory is reused if it is large enough.
  ///
  /// - Parameters:
  ///   - area: The pixels of the buffer.
  ///   - map: From the outlines' space to pixels.
  func reset(_ area: PixelRect, through map: CGAffineTransform) {
    (self.area, self.map) = (area, map)
    let count = (area.width + 1) * area.height
    if count > capacity {
      cells.deallocate()
      capacity = count + count / 4
      cells = .allocate(capacity: capacity)
      cells.initialize(repeating: 0, count: capacity)
    }
    if area.height > rows {
      spans.deallocate()
      rows = area.height + area.height / 4
      spans = .allocate(capacity: rows)
    }
    spans.initialize(repeating: Span(), count: area.height)
  }

  func add(_ outline: UnsafeBufferPointer<OutlinePoint>) {
    guard let end = outline.last else { return }
    var (x, y) = place(end)
    for point in outline {
      let next = place(point)
      addEdge(x, y, next.x, next.y)
      (x, y) = next
    }
  }

  /// A point in 1/256 of a pixel from the area's corner.
  @inline(__always)
  private func place(_ point: OutlinePoint) -> (x: Int, y: Int) {
    let x = Double(map.a) * point.x + Double(map.c) * point.y + Double(map.tx)
    let y = Double(map.b) * point.x + Double(map.d) * point.y + Double(map.ty)
    return (Self.steps(x) - area.x << 8, Self.steps(y) - area.y << 8)
  }

  /// The nearest 1/256; values far away are clamped, and NaN becomes the lowest one.
  @inline(__always)
  private static func steps(_ value: Double) -> Int {
    let limit = Double(1 << 30)
    let near = value > -limit ? (value < limit ? value : limit) : -limit
    // Made positive first, so that truncation rounds.
    return Int(near * 256 + 0.5 + Double(1 << 40)) - 1 << 40
  }

  /// Adds an edge, always from its upper to its lower end, so that both directions have the same numbers.
  @inline(__always)
  private func addEdge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 < y1 {
      addEdge(from: x0, y0, to: x1, y1, sign: 1)
    } else if y0 > y1 {
      addEdge(from: x1, y1, to: x0, y0, sign: -1)
    }
  }

  private func addEdge(from x0: Int, _ y0: Int, to x1: Int, _ y1: Int, sign: Int) {
    let (top, bottom) = (max(y0, 0), min(y1, area.height << 8))
    guard top < bottom, min(x0, x1) < area.width << 8 else { return }
    let slope = Double(x1 - x0) / Double(y1 - y0)
    var y = top
    var x = x0 + Int(Double(y - y0) * slope)
    while y < bottom {
      let row = y >> 8
      let nextY = min((row + 1) << 8, bottom)
      let nextX = nextY == y1 ? x1 : x0 + Int(Double(nextY - y0) * slope)
      addPart(row: row, from: min(x, nextX), to: max(x, nextX), height: nextY - y, sign: sign)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the part of an edge in one row.
  @inline(__always)
  private func addPart(row: Int, from left: Int, to right: Int, height: Int, sign: Int) {
    let width = area.width
    guard left < width << 8 else { return }
    let cells = self.cells + row &* (width + 1)
    let first = left >> 8
    let last = max((right - 1) >> 8, first)
    if right <= 0 {
      cells[0] &+= Int32(truncatingIfNeeded: sign * height << 9)
    } else if first == last {
      add(sign * height, left - first << 8 + right - first << 8, to: cells + first)
    } else {
      addSlanted(left, right, height: height, sign: sign, to: cells)
    }
    spans[row].first = min(spans[row].first, Int32(max(first, 0)))
    spans[row].last = max(spans[row].last, Int32(min(max(last, 0) + 1, width)))
  }

  /// Adds a part of an edge that goes through more than one pixel.
  private func addSlanted(
    _ left: Int,
    _ right: Int,
    height: Int,
    sign: Int,
    to cells: UnsafeMutablePointer<Int32>
  ) {
    let steepness = Double(height) / Double(right - left)
    var (x, passed) = (left, 0)
    if left < 0 {
      (x, passed) = (0, Int(Double(-left) * steepness))
      cells[0] &+= Int32(truncatingIfNeeded: sign * passed << 9)
    }
    let end = min(right, area.width << 8)
    while x < end {
      let column = x >> 8
      let next = min((column + 1) << 8, right)
      let below = next == right ? height : Int(Double(next - left) * steepness)
      add(sign * (below - passed), x - column << 8 + next - column << 8, to: cells + column)
      (x, passed) = (next, below)
    }
  }

  /// Adds a part of an edge within one pixel.
  ///
  /// - Parameters:
  ///   - height: Its height in 1/256 of a pixel, with the edge's sign.
  ///   - columns: The sum of both ends' distances from the pixel's left side, in 1/256.
  ///   - cell: The pixel's cell.
  @inline(__always)
  private func add(_ height: Int, _ columns: Int, to cell: UnsafeMutablePointer<Int32>) {
    cell[0] &+= Int32(truncatingIfNeeded: height * (512 - columns))
    cell[1] &+= Int32(truncatingIfNeeded: height * columns)
  }

  /// Writes the coverage of each pixel, 0 … 255, and clears the buffer.
  ///
  /// - Parameter mask: A mask that contains all pixels of the buffer.
  func write(into mask: AlphaMask) {
    let width = area.width
    for row in 0..<area.height {
      let values = mask.row(area.y + row) + (area.x - mask.bounds.x)
      let span = spans[row]
      guard span.last >= 0 else {
        values.update(repeating: 0, count: width)
        continue
      }
      let (first, last) = (Int(span.first), min(Int(span.last), width - 1))
      let cells = self.cells + row * (width + 1)
      values.update(repeating: 0, count: min(first, width))
      var sum: Int32 = 0
      for column in stride(from: first, through: last, by: 1) {
        sum &+= cells[column]
        cells[column] = 0
        values[column] = Self.value(sum)
      }
      cells[width] = 0
      if last + 1 < width {
        (values + last + 1).update(repeating: Self.value(sum), count: width - last - 1)
      }
    }
  }

  @inline(__always)
  private static func value(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(sum.magnitude / (whole / 256), 255))
  }
}
