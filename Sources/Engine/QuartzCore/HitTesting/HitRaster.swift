import CoreGraphics

/// The cells of a multi-level grid, over the part of a plane where most boxes are.
///
/// The numbers of columns and rows are powers of two. Two columns or two rows are merged in the next level,
/// independently, so that long thin boxes find cells of their shape. The outermost cells also contain everything beyond
/// them.
struct HitRaster {
  /// The cells of one level that a box overlaps: at most two columns and two rows.
  struct Span: Equatable {
    var level: Int
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
  }

  let columnBits: Int
  let rowBits: Int
  private let x: Axis
  private let y: Axis

  /// One axis: `cells` of equal size, from `origin`.
  private struct Axis {
    var origin = 0.0
    var cellsPerPoint = 0.0
    var last = 0.0

    init(from low: Double, to high: Double, cells: Int) {
      let scale = Double(cells) / (high - low)
      guard cells > 1, scale.isFinite, low.isFinite else { return }
      (origin, cellsPerPoint, last) = (low, scale, Double(cells - 1))
    }

    /// The cell of a value; monotonic, so that a point inside a box is inside the box's cells.
    func cell(_ value: Double) -> Int {
      let cell = (value - origin) * cellsPerPoint
      return cell > 0 ? Int(min(cell, last)) : 0
    }
  }

  /// A grid of about one cell per two boxes.
  ///
  /// Its place is computed from a sample of the boxes without the outermost ones, so that one layer far away does not
  /// make all cells large.
  init(around boxes: some RandomAccessCollection<HitBox>) {
    let step = max(1, boxes.count / 256)
    let sample = (0..<boxes.count / step).map {
      boxes[boxes.index(boxes.startIndex, offsetBy: $0 * step)]
    }.filter { $0.isBounded && !$0.isEmpty }
    let (left, right) = Self.middle(sample.map(\.minX), sample.map(\.maxX))
    let (top, bottom) = Self.middle(sample.map(\.minY), sample.map(\.maxY))
    let bits = max(1, boxes.count / 2).bitWidth - 1 - max(1, boxes.count / 2).leadingZeroBitCount
    columnBits = Self.columnBits(of: bits, width: right - left, height: bottom - top)
    rowBits = bits - columnBits
    x = Axis(from: left, to: right, cells: 1 << columnBits)
    y = Axis(from: top, to: bottom, cells: 1 << rowBits)
  }

  /// The column at the finest level.
  func column(_ x: Double) -> Int { self.x.cell(x) }

  /// The row at the finest level.
  func row(_ y: Double) -> Int { self.y.cell(y) }

  /// The index of a level whose cells are `1 << columnShift` columns wide and `1 << rowShift` rows high.
  func level(columnShift: Int, rowShift: Int) -> Int {
    columnShift * (rowBits + 1) + rowShift
  }

  /// The smallest cells that are large enough for a box.
  func span(of box: HitBox) -> Span {
    let (columns, columnShift) = Self.joined(column(box.minX), column(box.maxX))
    let (rows, rowShift) = Self.joined(row(box.minY), row(box.maxY))
    return Span(
      level: level(columnShift: columnShift, rowShift: rowShift),
      columns: columns,
      rows: rows
    )
  }

  private static func joined(_ first: Int, _ last: Int) -> (ClosedRange<Int>, shift: Int) {
    var shift = 0
    while (last >> shift) - (first >> shift) > 1 { shift += 1 }
    return ((first >> shift)...(last >> shift), shift)
  }

  /// The range from the lows to the highs, without the outermost 1/32 of each, extended by 1/8 at both ends.
  private static func middle(_ lows: [Double], _ highs: [Double]) -> (Double, Double) {
    guard !lows.isEmpty else { return (0, 0) }
    let low = lows.sorted()[lows.count / 32]
    let high = highs.sorted()[highs.count - 1 - highs.count / 32]
    let margin = (high - low) / 8
    return (low - margin, high + margin)
  }

  /// The number of bits for the columns, so that cells are about square.
  private static func columnBits(of bits: Int, width: Double, height: Double) -> Int {
    guard width > 0 else { return 0 }
    guard height > 0 else { return bits }
    let ratio = width / height
    guard ratio.isNormal else { return ratio > 1 ? bits : 0 }
    return max(0, min(bits, (bits + Int(ratio.exponent)) / 2))
  }
}
