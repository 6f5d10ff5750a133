import CoreGraphics
import Pixels

/// The coverage of each pixel, 0 … 255, in a bitmap of its own; 0 outside of it.
final class AlphaMask {
  /// The pixels of the mask.
  private(set) var bounds: PixelRect
  private var values: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes from one row to the next: a multiple of four.
  private(set) var stride: Int

  /// All pixels clear.
  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = Self.stride(bounds)
    capacity = max(stride * bounds.height, 1)
    values = Self.memory(capacity)
  }

  deinit { values.deallocate() }

  /// Sets the mask to other pixels, all clear; the memory is reused if it is large enough.
  func reset(bounds: PixelRect) {
    self.bounds = bounds
    stride = Self.stride(bounds)
    let count = stride * bounds.height
    if count > capacity {
      values.deallocate()
      capacity = count + count / 4
      values = Self.memory(capacity)
    } else {
      values.update(repeating: 0, count: count)
    }
  }

  /// The number of bytes in use.
  var bytes: Int { stride * bounds.height }
  /// The number of bytes allocated.
  var room: Int { capacity }

  /// Memory for a number of values, all 0, and three bytes more: kernels load four at a time.
  private static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let values = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 3)
    values.initialize(repeating: 0, count: capacity + 3)
    return values
  }

  private static func stride(_ bounds: PixelRect) -> Int { (bounds.width + 3) & ~3 }

  /// The values of a row, which must be one of `bounds`, from its first column on.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { values + (y - bounds.y) * stride }

  /// The value of a pixel, 0 outside `bounds`.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return 0 }
    return UInt32(row(y)[x - bounds.x])
  }

  /// Writes the coverage of a path; a path that cannot be painted leaves the mask clear.
  ///
  /// - Parameters:
  ///   - paint: The path, and whether it is filled or stroked.
  ///   - map: From the path's points to the mask's pixels.
  ///   - buffer: Working memory.
  func fill(
    _ paint: PathPaint,
    through map: CGAffineTransform,
    in buffer: FillBuffer = FillBuffer()
  ) {
    guard !bounds.isEmpty else { return }
    switch paint.part {
    case .line: if let line = paint.line { cover(line, paint, through: map) }
    case .inside(let rule):
      FillSums.cover(self, with: FillOutline(paint.path, through: map), rule, in: buffer)
    }
  }

  /// Writes the coverage of a shape.
  func fill(_ shape: RoundedQuad) {
    shape.forEachRow(in: bounds) { y, touched, full in
      let row = row(y) - bounds.x
      let (before, after) = (
        touched.lowerBound..<full.lowerBound, full.upperBound..<touched.upperBound
      )
      shape.cover(row: y, before, into: row + before.lowerBound)
      (row + full.lowerBound).update(repeating: 255, count: full.count)
      shape.cover(row: y, after, into: row + after.lowerBound)
    }
  }
}
