import CKernels
import Testing

private let boxes = [(0, 1), (0, 256), (1, 0), (2, 77), (5, 255), (31, 200), (127, 256)]
  .map { pegbar_box(radius: $0.0, edge: $0.1) }

/// Eight rows of pixels, or eight columns, that are blurred at a time.
struct `Strips of pixels` {
  private static let breadth = 4 * Int(pegbar_strip_pixels)

  @Test(arguments: boxes, [0] + vectorLevels)
  func `are blurred as each of their values' rows is`(_ box: pegbar_box, _ level: Int) {
    guard let plain = kernels(0), let kernels = kernels(level) else { return }
    var (random, box) = (SplitMix(state: 8), box)
    let breadth = Self.breadth
    for length in Array(1...67) + [300] {
      let strip = (0..<breadth * length).map { _ in UInt16(random.below(65_281)) }
      var blurred = [UInt16](repeating: 7, count: breadth * length + 1)
      kernels.blur_strip(&blurred, strip, length, &box)
      for value in 0..<breadth {
        let own = (0..<length).map { strip[breadth * $0 + value] }
        var expected = own
        plain.blur_row(&expected, own, length, &box)
        let result = (0..<length).map { blurred[breadth * $0 + value] }
        #expect(result == expected)
      }
      #expect(blurred[breadth * length] == 7)
    }
  }

  /// Each byte times 256; rows that there are not are clear.
  @Test(arguments: [0] + vectorLevels)
  func `are made of rows`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let pixels = Pool.shared.pixels
    for length in 1...67 {
      let (rows, stride) = (1 + length % 8, length + 3)
      var strip = [UInt16](repeating: 7, count: Self.breadth * length + 1)
      kernels.strip_of_rows(&strip, pixels, stride, rows, length)
      let expected = (0..<length).flatMap { (x: Int) -> [UInt16] in
        (0..<8).flatMap { (row: Int) -> [UInt16] in
          let pixel = row < rows ? pixels[row * stride + x] : 0
          return [0, 8, 16, 24].map { (shift: UInt32) -> UInt16 in
            UInt16(pixel >> shift & 255) << 8
          }
        }
      }
      #expect(strip == expected + [7])
    }
  }

  @Test(arguments: [0] + vectorLevels)
  func `of rows are turned into those of columns`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let breadth = Self.breadth
    for length in 1...35 {
      let rows = 1 + length % 8
      let strip = (0..<breadth * length).map { UInt16($0) }
      // Strips of ten rows, of which those from the third on are written.
      let (stride, count) = (10 * breadth, (length + 7) / 8)
      var turned = [UInt16](repeating: .max, count: count * stride)
      turned.withUnsafeMutableBufferPointer { room in
        guard let base = room.baseAddress else { return }
        kernels.turn_strip(base + 2 * breadth, stride, strip, rows, length)
      }
      for x in 0..<8 * count {
        for row in 0..<10 {
          let place = x / 8 * stride + row * breadth + x % 8 * 4
          let isWritten = x < length && (2..<2 + rows).contains(row)
          let expected =
            isWritten
            ? Array(strip[x * breadth + 4 * (row - 2)..<x * breadth + 4 * (row - 1)])
            : [.max, .max, .max, .max]
          let found = Array(turned[place..<place + 4])
          #expect(found == expected)
        }
      }
    }
  }

  /// A half goes up, just less than that down.
  @Test(arguments: [0] + vectorLevels)
  func `of columns are given back as bytes`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    for length in 1...40 {
      let (columns, stride) = (1 + length % 8, 11)
      let bytes = (0..<Self.breadth * length).map { UInt16(truncatingIfNeeded: $0 * 37) & 255 }
      let near = bytes.enumerated().map { index, byte -> UInt16 in
        index % 2 == 0 ? (byte << 8) - (byte > 0 ? 128 : 0) : (byte << 8) + (byte < 255 ? 127 : 0)
      }
      var pixels = [UInt32](repeating: 9, count: stride * length)
      kernels.columns_of_strip(&pixels, stride, near, columns, length)
      for y in 0..<length {
        for x in 0..<stride {
          let place = Self.breadth * y + 4 * x
          let expected =
            x < columns
            ? (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) } : 9
          #expect(pixels[y * stride + x] == expected)
        }
      }
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `have no component above its alpha`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var box = box
    let pixels = Array(Pool.shared.pixels[..<512])
    var (strip, blurred) = (
      [UInt16](repeating: 0, count: 2048), [UInt16](repeating: 0, count: 2048)
    )
    kernels.strip_of_rows(&strip, pixels, 64, 8, 64)
    kernels.blur_strip(&blurred, strip, 64, &box)
    let isKept = (0..<512).allSatisfy { pixel in
      (0..<3).allSatisfy { blurred[4 * pixel + $0] <= blurred[4 * pixel + 3] }
    }
    #expect(isKept)
  }
}
