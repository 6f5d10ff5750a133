import CKernels
import CoreGraphics

/// Blurs pixels, in memory that is kept from one to the next.
///
/// As with masks, components have 8 bits more on the way than before and after, and what a pixel gets depends on those
/// within the blur's reach alone. No component gets above its alpha: means of what is less are no more.
///
/// Eight rows are done at a time, then eight columns: all boxes of these, while a processor's own cache holds them.
struct PixelBlur: ~Copyable {
  /// All pixels between rows and columns, in strips of columns.
  private var plane = Values(start: nil, count: 0)
  /// Two strips, which boxes are run from and to in turn.
  private var strips = (Values(start: nil, count: 0), Values(start: nil, count: 0))

  private typealias Values = UnsafeMutableBufferPointer<UInt16>
  private typealias Strip = UnsafeMutablePointer<UInt16>
  private static let side = Int(pegbar_strip_pixels)
  /// The values at a place of a strip.
  private static let breadth = 4 * side

  deinit {
    plane.deallocate()
    strips.0.deallocate()
    strips.1.deallocate()
  }

  /// Blurs all of a canvas, beyond which everything counts as clear and nothing is kept.
  mutating func blur(_ canvas: Canvas, x: BlurPasses, y: BlurPasses) {
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    guard x.count + y.count > 0, !canvas.bounds.isEmpty else { return }
    let column = Self.breadth * height
    Self.makeRoom(&plane, (width + Self.side - 1) / Self.side * column)
    Self.makeRoom(&strips.0, Self.breadth * max(width, height))
    Self.makeRoom(&strips.1, Self.breadth * max(width, height))
    guard let plane = plane.baseAddress, let one = strips.0.baseAddress,
      let other = strips.1.baseAddress
    else { return }
    for row in stride(from: 0, to: height, by: Self.side) {
      let rows = min(Self.side, height - row)
      let pixels = canvas.pixel(canvas.bounds.x, canvas.bounds.y + row)
      pegbar_strip_of_rows(one, pixels, canvas.stride, rows, width)
      let blurred = Self.run(x, one, width, one, other)
      pegbar_turn_strip(plane + row * Self.breadth, column, blurred, rows, width)
    }
    for (index, left) in stride(from: 0, to: width, by: Self.side).enumerated() {
      let blurred = Self.run(y, plane + index * column, height, one, other)
      let pixels = canvas.pixel(canvas.bounds.x + left, canvas.bounds.y)
      let columns = min(Self.side, width - left)
      pegbar_columns_of_strip(pixels, canvas.stride, blurred, columns, height)
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
