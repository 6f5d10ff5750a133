/// A straight edge of a filled outline, stepped upwards by a digital differential analyzer (DDA) in 1/4096 of a pixel.
///
/// x at the boundaries of rows and y at the boundaries of columns each grow by a slope that is truncated to 1/4096. So
/// the numbers are those of Apple's pictures of straight edges (TypeFace-N, -V, -T, -Z and issue_1877 of the recorded
/// trees). Any row and column can be computed by itself, so a pixel does not depend on which part of the outline is
/// drawn.
struct FillEdge {
  /// Coordinates are whole numbers of 1/4096 pixel.
  static let bits = 12
  static let one = 1 << bits

  /// The lower end; y grows upwards here, and the row −1 is the uppermost one of the device.
  let x0, y0: Int
  /// The height of the upper end.
  let y1: Int
  /// 1 for an edge of the outline that goes up, −1 for one that goes down.
  let sign: Int
  /// The column of the lower end, and the row.
  let column, row: Int
  /// The number of columns it enters after the first, and whether these are further right (1) or left (−1).
  private let columns: Int
  let direction: Int
  /// The step of x per row, and of y per column.
  private let xStep, yStep: Int
  /// x where the first row ends, and y where the first column ends.
  private let firstX, firstY: Int

  /// `nil` for a horizontal edge, which covers nothing.
  init?(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) {
    guard start.y != end.y else { return nil }
    let isRising = start.y < end.y
    let (low, high) = isRising ? (start, end) : (end, start)
    (x0, y0, y1, sign) = (low.x, low.y, high.y, isRising ? 1 : -1)
    let (dx, dy) = (high.x - low.x, high.y - low.y)
    direction = dx < 0 ? -1 : 1
    row = y0 >> Self.bits
    column = (dx < 0 ? x0 - 1 : x0) >> Self.bits
    let last = (dx > 0 ? high.x - 1 : high.x) >> Self.bits
    columns = dx == 0 ? 0 : max((last - column) * direction, 0)
    xStep = (dx << Self.bits) / dy
    firstX = x0 + (((row + 1) << Self.bits - y0) * xStep) >> Self.bits
    yStep = columns > 0 ? (dy << Self.bits) / abs(dx) : 0
    let side = (dx > 0 ? column + 1 : column) << Self.bits
    firstY = columns > 0 ? y0 + (abs(side - x0) * yStep) >> Self.bits : y1
  }

  /// The last row that it touches.
  @inline(__always)
  var lastRow: Int { (y1 - 1) >> Self.bits }

  /// Whether the edge is vertical.
  var isUpright: Bool { xStep == 0 && columns == 0 }

  /// The height at which the edge leaves the n-th column, clamped to `low` … `high`.
  @inline(__always)
  func leaving(_ index: Int, from low: Int, to high: Int) -> Int {
    min(max(firstY + index * yStep, low), high)
  }

  /// The edge's point at a height that is the end of a row or of the edge.
  ///
  /// It has entered a column when both DDAs agree: by x the column has begun, and by y the one before has ended. As
  /// both are truncated, one may come before the other; x then waits at the column's side.
  @inline(__always)
  func point(at y: Int) -> (x: Int, y: Int, index: Int) {
    let x = unboundedX(at: y)
    let byX = direction > 0 ? (x - 1) >> Self.bits - column : column - x >> Self.bits
    let index = max(min(byX, entered(below: y)), 0)
    let left = (column + direction * index) << Self.bits
    return (min(max(x, left), left + Self.one), y, index)
  }

  /// The number of columns entered below a height, by the DDA of y.
  @inline(__always)
  private func entered(below y: Int) -> Int {
    guard columns > 0, y > firstY else { return 0 }
    return yStep > 0 ? min(columns, (y - 1 - firstY) / yStep + 1) : columns
  }

  @inline(__always)
  private func unboundedX(at y: Int) -> Int {
    guard y > y0 else { return x0 }
    let row = (y - 1) >> Self.bits
    if row == self.row { return x0 + ((y - y0) * xStep) >> Self.bits }
    let begin = firstX + (row - self.row - 1) * xStep
    return begin + ((y - row << Self.bits) * xStep) >> Self.bits
  }
}
