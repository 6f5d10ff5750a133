import CKernels

/// Blurs pictures and masks by box filters, in memory that is reused.
///
/// Intermediate values have 8 bits more than the bytes, so that rounding errors do not add up. A pixel depends on those
/// within the blur's reach alone, not on the size of its picture. No component exceeds its alpha: means of smaller
/// values are smaller.
///
/// Eight rows of pixels, or 32 of a mask, are blurred at a time, then as many columns: all boxes of these, while they
/// are in a core's own cache.
package struct StripBlur: ~Copyable {
  /// All pixels between the passes along rows and those along columns, in strips of columns.
  private var plane = Values(start: nil, count: 0)
  /// Two strips, the source and destination of boxes in turn.
  private var strips = (Values(start: nil, count: 0), Values(start: nil, count: 0))

  private typealias Values = UnsafeMutableBufferPointer<UInt16>
  private typealias Strip = UnsafeMutablePointer<UInt16>
  /// The number of values at a place of a strip.
  private static let breadth = Int(pegbar_strip_values)

  /// The pixels to blur: one byte each, as in a mask, or four.
  package struct Pixels {
    /// The first row's bytes.
    let bytes: UnsafeMutablePointer<UInt8>
    let width, height: Int
    /// The distance from one row to the next.
    let bytesPerRow: Int
    /// 1 for a mask, 4 for a picture.
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

  /// Blurs in place; outside the pixels everything counts as clear, and the result there is dropped.
  ///
  /// - Parameters:
  ///   - pixels: The pixels to blur.
  ///   - x: The passes along rows.
  ///   - y: The passes along columns.
  ///   - columns: The columns whose result is needed, among the pixels'; the others have any values afterwards. `nil`
  ///     for all.
  package mutating func blur(
    _ pixels: Pixels,
    x: BlurPasses,
    y: BlurPasses,
    columns: Range<Int>? = nil
  ) {
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
    let needed = (columns ?? 0..<width).clamped(to: 0..<width)
    for index in needed.lowerBound / side..<(needed.upperBound + side - 1) / side {
      let left = index * side
      let blurred = Self.run(y, plane + index * column, height, one, other)
      let bytes = pixels.bytes + left * size
      let count = min(side, width - left) * size
      pegbar_columns_of_strip(bytes, pixels.bytesPerRow, blurred, count, height)
    }
  }

  /// Runs all boxes along a strip.
  ///
  /// - Parameters:
  ///   - passes: The boxes.
  ///   - strip: The values to blur.
  ///   - length: The number of places in the strip.
  ///   - one: Room for a strip of that length; may be the strip itself.
  ///   - other: Room for another strip, not the strip itself.
  /// - Returns: The strip with the result: one of the three.
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

  /// Makes room, with a reserve for content that grows a little from frame to frame.
  private static func makeRoom(_ values: inout Values, _ count: Int) {
    guard values.count < count else { return }
    values.deallocate()
    values = .allocate(capacity: count + count / 4)
    values.initialize(repeating: 0)
  }
}

extension BoxBlur {
  /// The box in the kernels' form.
  fileprivate var kernel: pegbar_box { pegbar_box(radius: UInt32(radius), edge: UInt32(edge)) }
}
