import CKernels
import Glibc
import Testing

struct `The coverage of a rounded rectangle` {
  private func row(
    _ kernels: pegbar_kernels,
    _ shape: pegbar_rounded,
    _ y: Int32,
    count: Int = 14
  ) -> [UInt8] {
    var shape = shape
    var row = [UInt8](repeating: 7, count: count)
    kernels.rounded_coverage(&row, count, &shape, -2, y)
    return row
  }

  @Test(arguments: [0] + vectorLevels)
  func `is the share of each pixel that lies inside the sides`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let shape = pegbar_rounded(
      left: 0.25,
      top: 0.5,
      right: 6.75,
      bottom: 4,
      radius: 0,
      corners: 15
    )
    // Three quarters of 255 are 191.25, half of it 127.5, half of three quarters 95.6.
    #expect(row(kernels, shape, 1) == [0, 0, 191, 255, 255, 255, 255, 255, 191, 0, 0, 0, 0, 0])
    #expect(row(kernels, shape, 0) == [0, 0, 96, 128, 128, 128, 128, 128, 96, 0, 0, 0, 0, 0])
    #expect(row(kernels, shape, -1) == [UInt8](repeating: 0, count: 14))
    #expect(row(kernels, shape, 4) == [UInt8](repeating: 0, count: 14))
  }

  @Test(arguments: [0] + vectorLevels)
  func `ends at the arc of those corners that are round`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var shape = pegbar_rounded(left: 0, top: 0, right: 10, bottom: 10, radius: 4, corners: 1)
    // Centers at 3.5, 2.5, 1.5 and 0.5 across from the arc's, and 3.5 above it: √(3.5² + 0.5²) is 3.53553, so that
    // 0.96447 of that pixel are covered; √(3.5² + 1.5²) is 3.80789, √(3.5² + 2.5²) is 4.30116, the last 4.94975.
    let top: [UInt8] = [0, 51, 176, 246]
    #expect(Array(row(kernels, shape, 0)[2..<12]) == top + [255, 255, 255, 255, 255, 255])
    shape.corners = 2
    #expect(
      Array(row(kernels, shape, 0)[2..<12]) == [255, 255, 255, 255, 255, 255] + top.reversed()
    )
    shape.corners = 12
    #expect(Array(row(kernels, shape, 0)[2..<12]) == [UInt8](repeating: 255, count: 10))
    #expect(Array(row(kernels, shape, 9)[2..<12]) == top + [255, 255] + top.reversed())
    #expect(Array(row(kernels, shape, 5)[2..<12]) == [UInt8](repeating: 255, count: 10))
  }

  /// What is painted is the color through that coverage.
  @Test(arguments: [0] + vectorLevels)
  func `is what a color is painted through`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var shape = pegbar_rounded(
      left: 0.3,
      top: 0.6,
      right: 30.2,
      bottom: 20.9,
      radius: 7.5,
      corners: 15
    )
    var painted = [UInt32](repeating: 0xFF20_4060, count: 32 * 22)
    var expected = painted
    kernels.over_rounded(&painted, 32, 32, 22, 0, 0, &shape, 0x8040_2010)
    for y in 0..<22 {
      var coverage = [UInt8](repeating: 0, count: 32)
      kernels.rounded_coverage(&coverage, 32, &shape, 0, Int32(y))
      expected.withUnsafeMutableBufferPointer { pixels in
        guard let first = pixels.baseAddress else { return }
        kernels.over_color_coverage(first + y * 32, coverage, 32, 0x8040_2010)
      }
    }
    #expect(painted == expected)
  }
}

struct `The coverage of a quad` {
  /// A square of 8 pixels rotated by 45° about (6, 6): its corners lie √32 = 5.657 from there.
  private var turned: pegbar_quad {
    let half: Float = 0.707_106_77
    var quad = pegbar_quad()
    quad.a = (half, -half, -half, half)
    quad.b = (half, -half, half, -half)
    // Distances of the first pixel's center, which is (−5.5, −5.5) from the middle.
    quad.c = (4 - 11 * half, 4 + 11 * half, 4, 4)
    return quad
  }

  @Test(arguments: [0] + vectorLevels)
  func `is alike on all its sides, and as large as the quad`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var quad = turned
    let rows = (0..<12).map { y in
      var row = [UInt8](repeating: 0, count: 12)
      kernels.quad_coverage(&row, 12, &quad, 0, Int32(y))
      return row
    }
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    #expect(rows[5][6] == 255)
    let area = rows.joined().reduce(0) { $0 + Double($1) / 255 }
    // Measured across a slanted side, the share of a pixel is wrong by 0.06 at most.
    let partial = rows.joined().count { $0 > 0 && $0 < 255 }
    #expect(abs(area - 64) < 0.06 * Double(partial))
  }

  /// Nothing is covered outside of a row's span, and everything inside its full part.
  @Test(arguments: 0..<200)
  func `lies within its spans`(_ number: Int) {
    guard let kernels = kernels(0) else { return }
    let trial = Trials(seed: UInt64(number)).shapes()
    var quad = trial.quad
    var edges = pegbar_quad_edges(&quad)
    for y in -8..<60 {
      var row = [UInt8](repeating: 0, count: 100)
      kernels.quad_coverage(&row, 100, &quad, 0, Int32(y))
      let span = pegbar_quad_span(&edges, Int32(y), 100)
      let outside = row[..<Int(span.first)] + row[Int(span.end)...]
      #expect(outside.allSatisfy { $0 == 0 })
      #expect(row[Int(span.full_first)..<Int(span.full_end)].allSatisfy { $0 == 255 })
    }
  }

  /// Large ones with a small rotation, whose rows cross a side over many columns.
  @Test(arguments: [0, 1e-7, 9e-7, 1.1e-6, 1e-5, 1e-4, 1e-3, 0.02] as [Float], [1, -1] as [Float])
  func `lies within its spans, however flat`(_ angle: Float, _ sense: Float) {
    guard let kernels = kernels(0) else { return }
    let (c, s) = (cosf(angle), sense * sinf(angle))
    var quad = pegbar_quad()
    (quad.a, quad.b) = ((c, -c, -s, s), (s, -s, c, -c))
    quad.c = (-20.3, 2800.7, -3.6, 1900.2)
    var edges = pegbar_quad_edges(&quad)
    var mixed = 0
    for y in stride(from: -2, to: 2000, by: 1) {
      var row = [UInt8](repeating: 0, count: 3000)
      kernels.quad_coverage(&row, 3000, &quad, 0, Int32(y))
      let span = pegbar_quad_span(&edges, Int32(y), 3000)
      let isClear =
        row[..<Int(span.first)].allSatisfy { $0 == 0 }
        && row[Int(span.end)...].allSatisfy { $0 == 0 }
      let isFull = row[Int(span.full_first)..<Int(span.full_end)].allSatisfy { $0 == 255 }
      #expect(isClear && isFull, "row \(y)")
      mixed += Int(span.full_first - span.first) + Int(span.end - span.full_end)
    }
    // A pixel or two at each side, and what the upper and the lower side cross: no more than twice of each row.
    #expect(mixed < 2000 * 6 + 4 * 3000)
  }
}

struct `The coverage of a rectangle in perspective` {
  /// Under a translation the result is that of the kernel of upright ones, except for the rounding of floats.
  @Test(arguments: [0] + vectorLevels, [0, 15] as [UInt32])
  func `is that of an upright one where it is upright`(_ level: Int, _ corners: UInt32) {
    guard let kernels = kernels(level) else { return }
    let (left, top, right, bottom) = (2.25, 3.5, 40.75, 29.125)
    var slanted = pegbar_slanted()
    (slanted.a, slanted.b, slanted.c) = (
      (1, -1, 0, 0), (0, 0, 1, -1), (-left, right, -top, bottom)
    )
    slanted.local = (1, 0, 0, 0, 1, 0, 0, 0, 1)
    (slanted.left, slanted.top, slanted.right, slanted.bottom) = (left, top, right, bottom)
    (slanted.radius, slanted.corners) = (9.5, corners)
    var upright = pegbar_rounded(
      left: Float(left),
      top: Float(top),
      right: Float(right),
      bottom: Float(bottom),
      radius: 9.5,
      corners: corners
    )
    for y in 0..<33 as Range<Int32> {
      var (row, expected) = ([UInt8](repeating: 7, count: 45), [UInt8](repeating: 8, count: 45))
      kernels.slanted_coverage(&row, 45, &slanted, 0, y)
      kernels.rounded_coverage(&expected, 45, &upright, 0, y)
      #expect(zip(row, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  /// What is seen of it ends where w does: x = 20 for the map below.
  @Test(arguments: [0] + vectorLevels)
  func `is none behind the eye`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var shape = pegbar_slanted()
    (shape.a, shape.b, shape.c) = ((1, -1, 0, 0), (0, 0, 1, -1), (0, 100, 0, 100))
    shape.local = (1, 0, -0.05, 0, 1, 0, 0, 0, 1)
    (shape.right, shape.bottom) = (1e9, 1e9)
    var row = [UInt8](repeating: 7, count: 45)
    kernels.slanted_coverage(&row, 45, &shape, 0, 10)
    #expect(row[..<20].allSatisfy { $0 == 255 })
    #expect(row[20...].allSatisfy { $0 == 0 })
  }
}
