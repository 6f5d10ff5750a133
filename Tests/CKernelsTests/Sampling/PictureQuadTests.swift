import CKernels
import SeededCases
import Testing

/// A map, the picture's size and how it is put.
struct Placing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var map: pegbar_map
  var width = 40
  var height = 30
  var part: Part?
  var opacity: UInt32 = 255
  /// The part of the quad's pixels that is drawn.
  var column: Int32 = 0
  var row: Int32 = 0
}

/// A picture rotated by 30° about the first pixel, 1.3 times as large as it is drawn.
private func turned(s: Double = 9.2, t: Double = 11.7, size: Double = 1.3) -> pegbar_map {
  let (across, down) = (0.866_025_4 * size, 0.5 * size)
  return pegbar_map(
    s: s,
    t: t,
    across_s: 0.5 * across,
    across_t: -0.5 * down,
    row: 0.5,
    down_s: down,
    down_t: across,
    ds: Int64(across * 65_536),
    dt: Int64(-down * 65_536)
  )
}

private let placings = [
  Placing(testDescription: "whole", map: turned()),
  Placing(testDescription: "faded", map: turned(), opacity: 99),
  Placing(testDescription: "from inside the quad", map: turned(), opacity: 254, column: 7, row: 5),
  Placing(testDescription: "from beyond the quad", map: turned(), column: -5, row: -9),
  Placing(testDescription: "beyond the picture", map: turned(s: -50, t: 60)),
  Placing(
    testDescription: "a part of it",
    map: turned(),
    part: Part(left: 700, top: 300, right: 5000, bottom: 4001)
  ),
  Placing(testDescription: "one column", map: turned(), width: 1),
  Placing(testDescription: "one row", map: turned(), height: 1),
  Placing(testDescription: "one pixel", map: turned(), width: 1, height: 1),
  // 32 bits hold 32 767 pixels.
  Placing(testDescription: "far away", map: turned(s: 40_000, t: -1e8)),
  Placing(testDescription: "far away in the end", map: turned(s: 32_740, t: 0, size: 3)),
  Placing(testDescription: "made small", map: turned(s: -1e6, t: -1e6, size: 40_000)),
]

struct `A picture in a quad` {
  private static let (width, height) = (50, 40)
  /// About 30 by 20 pixels, rotated by 30°, with corners on all sides of it.
  private var quad: pegbar_quad {
    let (c, s): (Float, Float) = (0.866_025_4, 0.5)
    var quad = pegbar_quad()
    quad.a = (c, -c, -s, s)
    quad.b = (s, -s, c, -c)
    quad.c = (-14, 44, 5, 15)
    return quad
  }

  private func drawn(
    _ placing: Placing,
    _ body: (inout [UInt32], UnsafePointer<pegbar_picture>) -> Void
  ) -> [UInt32] {
    var pixels = Array(Pool.shared.pixels[1000..<(1000 + Self.width * Self.height)])
    withPicture(placing.width, placing.height, part: placing.part) { picture in
      withUnsafePointer(to: picture) { body(&pixels, $0) }
    }
    return pixels
  }

  /// What the kernels that it stands for make, a row after the other.
  private func expected(_ placing: Placing, _ plain: pegbar_kernels) -> [UInt32] {
    drawn(placing) { pixels, picture in
      var (quad, map) = (quad, placing.map)
      let first = max(0, -Int(placing.column))
      let (count, column) = (Self.width - first, Int64(placing.column) + Int64(first))
      for y in 0..<Self.height {
        let row = placing.row + Int32(y)
        var coverage = [UInt8](repeating: 0, count: count)
        var samples = [UInt32](repeating: 0, count: count)
        plain.quad_coverage(&coverage, count, &quad, Int32(column), row)
        plain.scale_coverage(&coverage, count, placing.opacity)
        let place = map.row + Double(row)
        let s = map.across_s + place * map.down_s + map.s
        let t = map.across_t + place * map.down_t + map.t
        func start(_ pixels: Double) -> Int64 {
          Int64((pixels * 65_536 + 0.5).rounded(.down)) - 32_768
        }
        plain.sample_affine(
          &samples,
          count,
          picture,
          start(s) + column * map.ds,
          start(t) + column * map.dt,
          map.ds,
          map.dt
        )
        pixels.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          plain.over_coverage(start + (y * Self.width + first), samples, coverage, count)
        }
        map = placing.map
      }
    }
  }

  @Test(arguments: placings, [0] + vectorLevels)
  func `is its samples through the quad's coverage and an opacity`(
    _ placing: Placing,
    _ level: Int
  ) {
    guard let kernels = kernels(level), let plain = self.plain else { return }
    let result = drawn(placing) { pixels, picture in
      var (quad, map) = (quad, placing.map)
      let (width, height) = (Self.width, Self.height)
      let (column, row) = (placing.column, placing.row)
      kernels.over_quad(
        &pixels,
        width,
        width,
        height,
        column,
        row,
        &quad,
        picture,
        &map,
        placing.opacity
      )
    }
    #expect(result == expected(placing, plain))
    #expect(result != drawn(placing) { _, _ in })
  }

  private var plain: pegbar_kernels? { kernels(0) }

  /// Drawn in parts, it is what it is when drawn at once.
  @Test(arguments: [0] + vectorLevels)
  func `comes out the same in parts`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let placing = placings[1]
    func result(by parts: [(x: Int, width: Int)]) -> [UInt32] {
      drawn(placing) { pixels, picture in
        var (quad, map) = (quad, placing.map)
        pixels.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          for part in parts {
            let column = Int32(part.x)
            kernels.over_quad(
              start + part.x,
              Self.width,
              part.width,
              Self.height,
              column,
              0,
              &quad,
              picture,
              &map,
              77
            )
          }
        }
      }
    }
    let whole = result(by: [(0, 50)])
    #expect(result(by: [(0, 13), (13, 1), (14, 30), (44, 6)]) == whole)
    #expect(result(by: (0..<50).map { ($0, 1) }) == whole)
  }

  @Test(arguments: vectorLevels, [nil, Part(left: 2688, top: 1856, right: 25_600, bottom: 20_556)])
  func `is the same bits in all variants`(_ level: Int, _ part: Part?) {
    let difference = withPicture(120, 90, stride: 128, part: part) { picture in
      withUnsafePointer(to: picture) { pointer in
        Trials(seed: 5).difference(level: level) { kernels, trial in
          var quad = trial.quad
          var random = Seeded(UInt64(trial.more[7]))
          func number(_ bound: Int) -> Double {
            Double(random.below(bound)) / 16 - Double(bound) / 32
          }
          var map = pegbar_map(
            s: number(2400) + 50,
            t: number(1600) + 40,
            across_s: number(64),
            across_t: number(64),
            row: number(16),
            down_s: number(64),
            down_t: number(64),
            ds: Int64(random.below(1 << 18)) - 1 << 17,
            dt: Int64(random.below(1 << 18)) - 1 << 17
          )
          kernels.over_quad(
            trial.to,
            trial.n,
            trial.n,
            1,
            trial.column,
            trial.row,
            &quad,
            pointer,
            &map,
            trial.opacity
          )
        }
      }
    }
    #expect(difference == nil)
  }
}
