import CKernels
import SeededCases
import Testing

private let boxes = [(0, 1), (0, 256), (1, 0), (2, 77), (5, 255), (11, 128), (31, 200), (127, 256)]
  .map { pegbar_box(radius: $0.0, edge: $0.1) }

/// The values at a place of a strip.
private let breadth = Int(pegbar_strip_values)

/// A strip's values: from none to as much as a byte is with eight bits more, and those two more often.
private func values(_ count: Int, _ random: inout Seeded) -> [UInt16] {
  (0..<count).map { _ in
    let number = random.below(65_281 + 20_000)
    return UInt16(number > 65_280 ? (number & 1) * 65_280 : number)
  }
}

/// Rows of pixels, or of a mask, and then as many columns, that are blurred side by side.
struct `Strips of pixels` {
  /// What the box makes of a value, by what is `way` from it.
  private static func mean(_ box: pegbar_box, _ value: (_ way: Int) -> UInt16) -> UInt16 {
    let (radius, edge) = (Int(box.radius), UInt64(box.edge))
    let sum = (-radius...radius).reduce(UInt64(0)) { $0 + UInt64(value($1)) }
    let ends = UInt64(value(-radius - 1)) + UInt64(value(radius + 1))
    let weight = 256 * UInt64(2 * radius + 1) + 2 * edge
    let reciprocal = ((1 << 40) + weight / 2) / weight
    return UInt16(((256 * sum + edge * ends) * reciprocal + 1 << 39) >> 40)
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `are blurred to the means along them, with nothing beyond`(
    _ box: pegbar_box,
    _ level: Int
  ) {
    guard let kernels = kernels(level) else { return }
    var (random, box) = (Seeded(8), box)
    for length in Array(1...35) + [64, 67, 300] {
      let strip = values(breadth * length, &random)
      var blurred = [UInt16](repeating: 7, count: breadth * length + 1)
      kernels.blur_strip(&blurred, strip, length, &box)
      // (All of some lengths, and a value here and there of the others: the sums above are slow.)
      for value in stride(from: length % 5, to: breadth, by: length % 16 == 0 ? 1 : 7) {
        let exact = (0..<length).map { place in
          Self.mean(box) { (way: Int) -> UInt16 in
            (0..<length).contains(place + way) ? strip[breadth * (place + way) + value] : 0
          }
        }
        let result = (0..<length).map { blurred[breadth * $0 + value] }
        #expect(result == exact)
      }
      #expect(blurred[breadth * length] == 7)
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `stay white where all is white`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var box = box
    let white = [UInt16](repeating: 65_280, count: breadth * 300)
    var blurred = white
    kernels.blur_strip(&blurred, white, 300, &box)
    let inside = blurred[128 * breadth..<172 * breadth]
    #expect(inside.allSatisfy { $0 == 65_280 })
    #expect(blurred[0] < 65_280)
  }

  /// Each byte times 256; rows that there are not are clear.
  @Test(arguments: [1, 4], [0] + vectorLevels)
  func `are made of rows`(_ size: Int, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let bytes = Pool.shared.coverage
    for length in 1...67 {
      let side = breadth / size
      let (rows, stride) = (1 + length % side, size * length + 3)
      var strip = [UInt16](repeating: 7, count: breadth * length + 1)
      let source = (0..<rows * stride).map { bytes[$0 % bytes.count] }
      kernels.strip_of_rows(&strip, source, stride, rows, length, size)
      let expected = (0..<length).flatMap { (x: Int) -> [UInt16] in
        (0..<breadth).map { (value: Int) -> UInt16 in
          let (row, part) = (value / size, value % size)
          return row < rows ? UInt16(source[row * stride + size * x + part]) << 8 : 0
        }
      }
      #expect(strip == expected + [7])
    }
  }

  @Test(arguments: [1, 4], [0] + vectorLevels)
  func `of rows are transposed into those of columns`(_ size: Int, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let side = breadth / size
    for length in 1...35 + side {
      let rows = 1 + length % side
      let strip = (0..<breadth * length).map { UInt16($0) }
      // Strips of two rows more, of which those from the third on are written.
      let (stride, count) = ((side + 2) * breadth, (length + side - 1) / side)
      var turned = [UInt16](repeating: .max, count: count * stride)
      turned.withUnsafeMutableBufferPointer { room in
        guard let base = room.baseAddress else { return }
        kernels.turn_strip(base + 2 * breadth, stride, strip, rows, length, size)
      }
      let expected = (0..<count * stride).map { (index: Int) -> UInt16 in
        let (row, value) = (index % stride / breadth - 2, index % breadth)
        let x = index / stride * side + value / size
        guard x < length, (0..<rows).contains(row) else { return .max }
        return strip[x * breadth + size * row + value % size]
      }
      #expect(turned == expected)
    }
  }

  /// A half goes up, just less than that down.
  @Test(arguments: [0] + vectorLevels)
  func `of columns are given back as bytes`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    for length in 1...40 {
      let (count, stride) = (1 + length % breadth, 44)
      let bytes = (0..<breadth * length).map { UInt16(truncatingIfNeeded: $0 * 37) & 255 }
      let near = bytes.enumerated().map { index, byte -> UInt16 in
        index % 2 == 0 ? (byte << 8) - (byte > 0 ? 128 : 0) : (byte << 8) + (byte < 255 ? 127 : 0)
      }
      var pixels = [UInt8](repeating: 9, count: stride * length)
      kernels.columns_of_strip(&pixels, stride, near, count, length)
      let expected = (0..<stride * length).map { (index: Int) -> UInt8 in
        let (x, y) = (index % stride, index / stride)
        return x < count ? UInt8(bytes[breadth * y + x]) : 9
      }
      #expect(pixels == expected)
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `have no component above its alpha`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var box = box
    let pixels = Array(Pool.shared.pixels[..<512])
    let bytes = pixels.withUnsafeBytes { Array($0) }
    var (strip, blurred) = (
      [UInt16](repeating: 0, count: 2048), [UInt16](repeating: 0, count: 2048)
    )
    kernels.strip_of_rows(&strip, bytes, 256, 8, 64, 4)
    kernels.blur_strip(&blurred, strip, 64, &box)
    let isKept = (0..<512).allSatisfy { pixel in
      (0..<3).allSatisfy { blurred[4 * pixel + $0] <= blurred[4 * pixel + 3] }
    }
    #expect(isKept)
  }
}
