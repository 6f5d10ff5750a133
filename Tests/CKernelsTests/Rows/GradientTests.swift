import CKernels
import Testing

/// The color table and the positions of pixel centers are as documented at `pegbar_gradient`.
struct `The colors of a gradient's row` {
  /// Before the way, four steps, beyond it.
  private let colors: [UInt32] = [10, 20, 30, 40, 50, 60]

  private func row(
    _ level: Int,
    s: Double,
    ds: Double,
    t: Double = 0,
    dt: Double = 0,
    isRadial: Bool = false,
    column: Int32 = 0,
    count: Int
  ) -> [UInt32] {
    var row = [UInt32](repeating: 7, count: count)
    colors.withUnsafeBufferPointer { colors in
      guard let first = colors.baseAddress, let kernels = kernels(level) else { return }
      var way = pegbar_gradient_row(
        colors: first,
        steps: 4,
        s: s,
        ds: ds,
        t: t,
        dt: dt,
        is_radial: isRadial ? 1 : 0
      )
      kernels.gradient(&row, count, &way, column)
    }
    return row
  }

  @Test(arguments: [0] + vectorLevels)
  func `are those of the way's steps, and its ends' beyond`(_ level: Int) {
    // Centers are at -0.1875, -0.0625, 0.0625, ... of the way: two pixels a step.
    let drawn = row(level, s: -0.25, ds: 0.125, count: 13)
    #expect(drawn == [10, 10, 20, 20, 30, 30, 40, 40, 50, 50, 60, 60, 60])
    #expect(row(level, s: -0.25, ds: 0.125, column: 5, count: 8) == Array(drawn[5...]))
    #expect(row(level, s: 1, ds: -0.125, count: 11) == drawn[1..<10].reversed() + [10, 10])
  }

  /// At (x − 4, 3) / 10 from the middle: the centers nearest to it are √(0.5² + 3²) / 10 = 0.304 away.
  @Test(arguments: [0] + vectorLevels)
  func `go by the distance where it is radial`(_ level: Int) {
    let drawn = row(level, s: -0.4, ds: 0.1, t: 0.3, isRadial: true, count: 20)
    let expected = (0..<20).map { index in
      let (x, y) = ((Double(index) + 0.5 - 4) / 10, 0.3)
      return colors[min(Int((x * x + y * y).squareRoot() * 4) + 1, 5)]
    }
    #expect(drawn == expected)
    #expect(Set(drawn) == [30, 40, 50, 60])
  }

  @Test(arguments: [0] + vectorLevels)
  func `are the first one where the place is no number`(_ level: Int) {
    #expect(row(level, s: .nan, ds: 1, count: 9) == [UInt32](repeating: 10, count: 9))
    #expect(row(level, s: .infinity, ds: 1, count: 9) == [UInt32](repeating: 60, count: 9))
    #expect(row(level, s: -.infinity, ds: 1, count: 9) == [UInt32](repeating: 10, count: 9))
  }
}
