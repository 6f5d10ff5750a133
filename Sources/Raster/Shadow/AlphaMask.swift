/// How much of each pixel something covers, 0 … 255, in pixels of its own; clear around them.
final class AlphaMask {
  /// Which pixels there are.
  let bounds: PixelRect
  private let values: UnsafeMutablePointer<UInt8>

  /// All clear.
  init(bounds: PixelRect) {
    self.bounds = bounds
    values = .allocate(capacity: max(bounds.area, 1))
    values.initialize(repeating: 0, count: max(bounds.area, 1))
  }

  deinit { values.deallocate() }

  /// How many bytes it takes.
  var bytes: Int { bounds.area }

  /// The values of a row, which must be one of `bounds`, from its first column on.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { values + (y - bounds.y) * bounds.width }

  /// The value of a pixel, 0 outside `bounds`.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return 0 }
    return UInt32(row(y)[x - bounds.x])
  }

  /// Writes how much of each pixel a shape covers.
  func fill(_ shape: RoundedQuad) {
    shape.forEachRow(in: bounds) { y, touched, full in
      let row = row(y) - bounds.x
      for x in touched {
        row[x] = full.contains(x) ? 255 : UInt8(Blending.byte(shape.coverage(x, y)))
      }
    }
  }
}
