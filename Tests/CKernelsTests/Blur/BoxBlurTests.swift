import CKernels
import Testing

private let boxes = [(0, 1), (0, 256), (1, 0), (2, 77), (5, 255), (11, 128), (31, 200), (127, 256)]
  .map { pegbar_box(radius: $0.0, edge: $0.1) }

/// Values of 16 bits from none to as much as a byte is with eight bits more, and rows of the ends.
private func values(_ count: Int, _ random: inout SplitMix) -> [UInt16] {
  (0..<count).map { _ in
    let number = random.below(65_281 + 20_000)
    return UInt16(number > 65_280 ? (number & 1) * 65_280 : number)
  }
}

struct `Boxes of a blur` {
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
  func `are the means along a row, with nothing beyond it`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var (random, box) = (SplitMix(state: 5), box)
    for n in Array(1...67) + [200, 500] {
      let row = values(n, &random)
      var blurred = [UInt16](repeating: 7, count: n + 1)
      kernels.blur_row(&blurred, row, n, &box)
      let exact = (0..<n).map { x in
        Self.mean(box) { row.indices.contains(x + $0) ? row[x + $0] : 0 }
      }
      #expect(blurred == exact + [7])
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `are the means down columns, a row at a time`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var (random, box) = (SplitMix(state: 6), box)
    let radius = Int(box.radius)
    for n in Array(1...67) {
      // The rows from the one above to the one below.
      let rows = (0..<(2 * radius + 3)).map { _ in values(n, &random) }
      let whole = rows.dropFirst().dropLast()
      var sums = (0..<n).map { x in whole.reduce(UInt32(0)) { $0 + UInt32($1[x]) } }
      let next = (0..<n).map { sums[$0] + UInt32(rows[2 * radius + 2][$0]) - UInt32(rows[1][$0]) }
      var blurred = [UInt16](repeating: 7, count: n + 1)
      kernels.blur_columns(&blurred, &sums, rows[0], rows[2 * radius + 2], rows[1], n, &box)
      let exact = (0..<n).map { x in Self.mean(box) { rows[radius + 1 + $0][x] } }
      #expect(blurred == exact + [7])
      #expect(sums == next)
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `leave white white`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var box = box
    let white = [UInt16](repeating: 65_280, count: 600)
    var blurred = white
    kernels.blur_row(&blurred, white, white.count, &box)
    #expect(blurred[200..<400].allSatisfy { $0 == 65_280 })
  }
}
