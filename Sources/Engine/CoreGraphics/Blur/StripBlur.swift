import CKernels

/// Blurs pictures and masks, in memory that is kept from one to the next.
///
/// Bytes have 8 bits more on the way than before and after, so that rounding in between does not add up, and what a
/// pixel gets depends on those within the blur's reach alone, not on how large its picture is. No component gets above
/// its alpha: means of what is less are no more.
///
/// Eight rows of pixels, or 32 of a mask, are done at a time, then as many columns: all boxes of these, while a
/// processor's own cache holds them.
package struct StripBlur: ~Copyable {
  /// All pixels between rows and columns, in strips of columns.
  private var plane = Values(start: nil, count: 0)
  /// Two strips, which boxes are run from and to in turn.
  private var strips = (Values(start: nil, count: 0), Values(start: nil, count: 0))

  private typealias Values = UnsafeMutableBufferPointer<UInt16>
  private typealias Strip = UnsafeMutablePointer<UInt16>
  /// The values at a place of a strip.
  private static let breadth = Int(pegbar_strip_values)

  /// What is blurred: pixels of a byte each, as a mask has them, or of four.
  package struct Pixels {
    /// Those of the first row.
    let bytes: UnsafeMutablePointer<UInt8>
    let width, height: Int
    /// From one row to the next.
    let bytesPerRow: Int
    /// 1 or 4.
    let bytesPerPixel: Int

    /// A mask.
    package init(mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
      (bytes, bytesPerPixel) = (mask, 1)
      (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }

    /// A picture of premultiplied pixels.
    package init(
      picture: UnsafeMutablePointer<UInt32>,
      width: Int,
      height: Int,
      bytesPerRow: Int
    ) {
      bytes = UnsafeMutableRawPointer(picture).assumingMemoryBound(to: UInt8.self)
      bytesPerPixel = 4
      (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }
  }

  package init() {}

  deinit {
    plane.deallocate()
    strips.0.deallocate()
    strips.1.deallocate()
  }

  /// Blurs in place; beyond the pixels everything counts as clear, and nothing is kept.
  ///
  /// - Parameters:
  ///   - pixels: What is blurred.
  ///   - x: How, along rows.
  ///   - y: How, down columns.
  package mutating func blur(_ pixels: Pixels, x: BlurPasses, y: BlurPasses) {
    let (width, height, size) = (pixels.width, pixels.height, pixels.bytesPerPixel)
    guard x.count + y.count > 0, width > 0, height > 0 else { return }
    let side = Self.breadth / size
    let column = Self.breadth * height
    Self.makeRoom(&plane, (width + side - 1) / side * column)
    Self.makeRoom(&strips.0, Self.breadth * max(width, height))
    Self.makeRoom(&strips.1, Self.breadth * max(width, height))
    guard let plane = plane.baseAddress, let one = strips.0.baseAddress,
      let other = strips.1.baseAddress
    else { return }
    for row in stride(from: 0, to: height, by: side) {
      let rows = min(side, height - row)
      let bytes = pixels.bytes + row * pixels.bytesPerRow
      pegbar_strip_of_rows(one, bytes, pixels.bytesPerRow, rows, width, size)
      let blurred = Self.run(x, one, width, one, other)
      pegbar_turn_strip(plane + row * Self.breadth, column, blurred, rows, width, size)
    }
    for (index, left) in stride(from: 0, to: width, by: side).enumerated() {
      let blurred = Self.run(y, plane + index * column, height, one, other)
      let bytes = pixels.bytes + left * size
      let count = min(side, width - left) * size
      pegbar_columns_of_strip(bytes, pixels.bytesPerRow, blurred, count, height)
    }
  }

  /// All boxes along a strip.
  ///
  /// - Parameters:
  ///   - passes: The boxes.
  ///   - strip: What is blurred.
  ///   - length: How many places it has.
  ///   - one: Room for as many; perhaps the strip itself.
  ///   - other: The same, but not the strip.
  /// - Returns: Where the result is: one of the three.
  private static func run(
    _ passes: BlurPasses,
    _ strip: Strip,
    _ length: Int,
    _ one: Strip,
    _ other: Strip
  ) -> Strip {
    var kernel = passes.box.kernel
    var (from, to) = (strip, other)
    for _ in 0..<passes.count {
      pegbar_blur_strip(to, from, length, &kernel)
      (from, to) = (to, to == other ? one : other)
    }
    return from
  }

  /// With some to spare, for what grows a little from frame to frame.
  private static func makeRoom(_ values: inout Values, _ count: Int) {
    guard values.count < count else { return }
    values.deallocate()
    values = .allocate(capacity: count + count / 4)
    values.initialize(repeating: 0)
  }
}

extension BoxBlur {
  /// The box as the kernels take it.
  fileprivate var kernel: pegbar_box { pegbar_box(radius: UInt32(radius), edge: UInt32(edge)) }
}
