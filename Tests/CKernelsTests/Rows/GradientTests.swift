import CKernels
import Foundation
import SeededCases
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
    kind: Int = pegbar_axial,
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
        kind: Int32(kind)
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
    let drawn = row(level, s: -0.4, ds: 0.1, t: 0.3, kind: pegbar_radial, count: 20)
    let expected = (0..<20).map { index in
      let (x, y) = ((Double(index) + 0.5 - 4) / 10, 0.3)
      return colors[min(Int((x * x + y * y).squareRoot() * 4) + 1, 5)]
    }
    #expect(drawn == expected)
    #expect(Set(drawn) == [30, 40, 50, 60])
  }

  /// Around (8, 0), through it, and 1e-9 beside it: at quarters of a turn, where
  /// steps begin, the colors are those of the C library's angle.
  @Test(arguments: [0] + vectorLevels)
  func `go by the angle where it is conic`(_ level: Int) {
    for aside in [-3.0, -0.5, -1e-9, -0.0, 0, 1e-9, 0.5, 3] {
      for start in [-8.0, -8.5, -8.25] {
        let drawn = row(level, s: start, ds: 1, t: aside, kind: pegbar_conic, count: 21)
        let expected = (0..<21).map { index in
          let turn = atan2(aside, start + (Double(index) + 0.5)) / (2 * .pi)
          return colors[Int((turn < 0 ? turn + 1 : turn) * 4 + 1)]
        }
        #expect(drawn == expected, "\(aside) beside, from \(start)")
      }
    }
  }

  /// Rows through all of a circle, of as many steps as a gradient has at most.
  @Test(arguments: vectorLevels)
  func `are those of the exact angle among thousands`(_ level: Int) {
    let many = (0..<8194).map { UInt32($0) }
    var random = Seeded(UInt64(level))
    for _ in 0..<400 {
      let (s, t) = (Double.random(in: -2100 ... -1900, using: &random), random.fraction() * 2000)
      var exact = [UInt32](repeating: 0, count: 4000)
      var drawn = exact
      many.withUnsafeBufferPointer { colors in
        guard let first = colors.baseAddress, let one = kernels(0), let eight = kernels(level)
        else { return }
        var way = pegbar_gradient_row(
          colors: first,
          steps: 8192,
          s: s,
          ds: 1,
          t: t - 1000,
          dt: 0.001,
          kind: Int32(pegbar_conic)
        )
        one.gradient(&exact, exact.count, &way, 0)
        eight.gradient(&drawn, drawn.count, &way, 0)
      }
      #expect(drawn == exact)
    }
  }

  @Test(arguments: [0] + vectorLevels)
  func `are the first one where the angle is no number`(_ level: Int) {
    let none = row(level, s: .nan, ds: 1, t: 1, kind: pegbar_conic, count: 9)
    #expect(none == [UInt32](repeating: 10, count: 9))
    let far = row(level, s: .infinity, ds: 1, t: .infinity, kind: pegbar_conic, count: 9)
    #expect(far == [UInt32](repeating: 20, count: 9))
  }

  @Test(arguments: [0] + vectorLevels)
  func `are the first one where the place is no number`(_ level: Int) {
    #expect(row(level, s: .nan, ds: 1, count: 9) == [UInt32](repeating: 10, count: 9))
    #expect(row(level, s: .infinity, ds: 1, count: 9) == [UInt32](repeating: 60, count: 9))
    #expect(row(level, s: -.infinity, ds: 1, count: 9) == [UInt32](repeating: 10, count: 9))
  }
}
