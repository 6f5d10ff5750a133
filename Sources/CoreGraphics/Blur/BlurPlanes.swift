import CKernels

/// Memory for values on their way through a blur's boxes, which is kept from one blur to the next.
///
/// Values have 16 bits: 8 more than before and after, so that rounding in between does not add up.
package struct BlurPlanes: ~Copyable {
  /// Two planes of rows.
  package private(set) var first = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  package private(set) var second = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  /// Some rows more, for what is between two boxes.
  package private(set) var rows = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  /// What is above and below a plane.
  private var clear = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  private var sums = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  package init() {}

  deinit {
    for plane in [first, second, rows, clear] { plane.deallocate() }
    sums.deallocate()
  }

  /// Takes as much memory as is needed, where there is less.
  ///
  /// - Parameters:
  ///   - stride: Values of a row.
  ///   - height: Rows of each plane.
  ///   - rowCount: How many rows there are beside them.
  package mutating func makeRoom(stride: Int, height: Int, rowCount: Int = 0) {
    Self.grow(&first, to: stride * height)
    Self.grow(&second, to: stride * height)
    Self.grow(&rows, to: stride * rowCount)
    Self.grow(&clear, to: stride)
    Self.grow(&sums, to: stride)
  }

  private static func grow<Value: BinaryInteger>(
    _ buffer: inout UnsafeMutableBufferPointer<Value>,
    to count: Int
  ) {
    guard buffer.count < count else { return }
    buffer.deallocate()
    // With room for what grows a little from frame to frame.
    buffer = .allocate(capacity: count + count / 4)
    buffer.initialize(repeating: 0)
  }

  /// One box down all columns; beyond the rows everything counts as clear.
  ///
  /// - Parameters:
  ///   - source: A plane, for which there is room.
  ///   - target: The other one.
  ///   - stride: Values of a row.
  ///   - height: Rows.
  ///   - box: The box.
  package borrowing func blurColumns(
    _ source: UnsafeMutablePointer<UInt16>,
    to target: UnsafeMutablePointer<UInt16>,
    stride: Int,
    height: Int,
    _ box: BoxBlur
  ) {
    guard let sums = sums.baseAddress, let clear = clear.baseAddress else { return }
    func row(_ y: Int) -> UnsafePointer<UInt16> {
      UnsafePointer((0..<height).contains(y) ? source + y * stride : clear)
    }
    let radius = Int(box.radius)
    sums.update(repeating: 0, count: stride)
    for y in 0..<min(radius + 1, height) {
      let added = row(y)
      for x in 0..<stride { sums[x] &+= UInt32(added[x]) }
    }
    var kernel = box.kernel
    for y in 0..<height {
      pegbar_blur_columns(
        target + y * stride,
        sums,
        row(y - radius - 1),
        row(y + radius + 1),
        row(y - radius),
        stride,
        &kernel
      )
    }
  }
}
