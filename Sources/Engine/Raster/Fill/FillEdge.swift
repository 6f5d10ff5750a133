/// A piece of a line between two heights, stepped upwards by a digital differential analyzer (DDA).
///
/// x at the boundaries of rows and y at the boundaries of columns each grow by the line's truncated slope; where the
/// piece begins and ends, and in its first row and column, they are measured from the line's lower end. So the numbers
/// are those of Apple's pictures of straight edges (TypeFace-N, -V, -T, -Z and issue_1877 of the recorded trees). Any
/// row and column can be computed by itself, so a pixel does not depend on which part of the outline is drawn.
struct FillEdge {
  /// The ends; y grows upwards.
  private let x0, x1: Int
  let y0, y1: Int
  /// 1 for a line of the outline that goes up, −1 for one that goes down.
  let sign: Int
  /// Whether the rectangle beside its upper end is truncated.
  let isTruncated: Bool
  /// The column of the lower end, and the row.
  let column, row: Int
  /// Whether the columns that it enters after the first are further right (1) or left (−1).
  let direction: Int
  /// The step of x per row, and of y per column.
  private let xStep, yStep: Int
  /// x where the first row ends, and y where the first column ends.
  private let firstX, firstY: Int

  @inline(__always)
  init(_ line: FillLine, _ piece: FillBands.Piece, from low: Int, to high: Int) {
    let bits = FillLine.bits
    (x0, y0, x1, y1) = (piece.x0, low, piece.x1, high)
    (sign, direction, isTruncated) = (line.sign, line.direction, piece.isTruncated)
    (xStep, yStep) = (line.xStep, line.yStep)
    row = y0 >> bits
    column = (direction < 0 ? x0 - 1 : x0) >> bits
    firstX = line.x(at: (row + 1) << bits)
    firstY = line.y(atSide: (direction > 0 ? column + 1 : column) << bits)
  }

  /// The last row that it touches.
  @inline(__always)
  var lastRow: Int { (y1 - 1) >> FillLine.bits }

  /// The height at which the edge leaves the n-th column, at most `high`.
  ///
  /// The two DDAs may differ slightly: the computed height is then below `low`. The piece in the first column gets a
  /// negative height, which the others compensate, as in Apple's pictures (issue_1744-100). A difference of over a
  /// quarter of a pixel is due to the truncated slope of a nearly horizontal line, and is clamped.
  @inline(__always)
  func leaving(_ index: Int, from low: Int, to high: Int) -> Int {
    min(max(firstY + index * yStep, low - FillLine.one / 4), high)
  }

  /// The edge's point at a height that is the end of a row or of the edge, and the index of the column it lies in.
  @inline(__always)
  func point(at y: Int) -> (x: Int, y: Int, index: Int) {
    let bits = FillLine.bits
    let x =
      if y <= y0 { x0 } else if y >= y1 { x1 } else { firstX + (y >> bits - row - 1) * xStep }
    let index = direction > 0 ? (x - 1) >> bits - column : column - x >> bits
    return (x, y, max(index, 0))
  }
}
