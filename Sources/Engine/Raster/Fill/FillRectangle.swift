import Pixels

/// An axis-aligned rectangle that is filled, in 1/4096 of a pixel, with y downwards.
///
/// Coverage is one byte for each axis, in 1/256 and truncated; their product is truncated too. (Apple's pictures
/// TypeFace-H-100 and issue_1523-0 of the recorded trees have that at their corners; those of other outlines have exact
/// areas.)
struct FillRectangle {
  let columns, rows: Range<Int>

  /// Writes its coverage into a mask whose pixels are all clear.
  func cover(_ mask: AlphaMask) {
    let bounds = mask.bounds
    let across = (bounds.x..<bounds.maxX).map { Self.share(of: $0, in: columns) }
    for y in bounds.y..<bounds.maxY {
      let share = Self.share(of: y, in: rows)
      guard share > 0 else { continue }
      let values = mask.row(y)
      for (column, other) in across.enumerated() {
        values[column] = UInt8(truncatingIfNeeded: share * other / 255)
      }
    }
  }

  /// The part of a row or column that lies inside, 0 … 255.
  private static func share(of index: Int, in range: Range<Int>) -> UInt32 {
    let pixel = index << FillLine.bits..<(index + 1) << FillLine.bits
    return UInt32(min(pixel.clamped(to: range).count >> 4, 255))
  }
}
