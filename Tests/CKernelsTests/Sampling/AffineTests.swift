import CKernels
import Testing

/// A line of samples: where it begins, its steps, and the picture's size.
struct Line: Sendable {
  var s, t, ds, dt: Int64
  var width = 7
  var height = 5
  var part: Part?
}

private let lines = [
  Line(s: 0, t: 0, ds: 65_536, dt: 0), Line(s: -98_304, t: -98_304, ds: 40_000, dt: 40_000),
  // From each corner, well outside, and back.
  Line(s: 900_000, t: -300_000, ds: -50_000, dt: 30_000),
  Line(s: -300_000, t: 900_000, ds: 30_000, dt: -50_000),
  Line(s: 900_000, t: 900_000, ds: -50_001, dt: -49_999),
  // No steps; one pixel, row or column only.
  Line(s: 100_000, t: 77_777, ds: 0, dt: 0),
  Line(s: -65_536, t: -65_536, ds: 9_999, dt: 7_777, width: 1, height: 1),
  Line(s: -65_536, t: -65_536, ds: 9_999, dt: 7_777, width: 1, height: 9),
  Line(s: -65_536, t: -65_536, ds: 9_999, dt: 7_777, width: 9, height: 1),
  // The last place that has a neighbor, the first that has none, and steps of a rounding's size.
  Line(s: 6 * 65_536 - 200, t: 4 * 65_536 - 200, ds: 3, dt: 3),
  Line(s: -200, t: -200, ds: 3, dt: 3),
  // So far that 32 bits do not reach, also on the way.
  Line(s: 1 << 40, t: 5, ds: -(1 << 34), dt: 65_536), Line(s: -(1 << 31), t: 0, ds: 1 << 26, dt: 1),
  Line(s: (1 << 31) - 200, t: 0, ds: -1, dt: 0), Line(s: 0, t: (1 << 31) - 100, ds: 0, dt: 1),
  // Parts of a picture, to a whole pixel and to a fraction; one that is a point; steps of one pixel through them.
  Line(s: -98_304, t: -98_304, ds: 20_000, dt: 9_000, part: part(1, 0, 4, 3)),
  Line(s: 700_000, t: 400_000, ds: -17_000, dt: -9_000, part: part(0.7, 0.2, 5.3, 3.9)),
  Line(s: 0, t: 0, ds: 20_000, dt: 20_000, part: part(2.5, 2.5, 2.5, 2.5)),
  Line(s: -1_300_000, t: 100_000, ds: 65_536, dt: 0, part: part(0.7, 0.2, 5.3, 3.9)),
  Line(s: -200_001, t: 900_000, ds: 65_536, dt: 0), Line(s: 262_144, t: 262_144, ds: 65_536, dt: 0),
  Line(s: -9_000_000, t: -9, ds: 65_536, dt: 0, width: 1, height: 1),
  Line(s: 9_000_000, t: 9, ds: 65_536, dt: 0), Line(s: 0, t: 0, ds: 65_535, dt: 1),
  Line(s: .max, t: .min, ds: .max, dt: .min), Line(s: .min, t: .max, ds: 1, dt: -1),
]

private func part(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> Part {
  func fixed(_ place: Float) -> Int32 { Int32(place * 256) }
  return Part(left: fixed(left), top: fixed(top), right: fixed(right), bottom: fixed(bottom))
}

struct `Smooth samples along a line` {
  @Test(arguments: lines, [0] + vectorLevels)
  func `are the four nearest pixels by their weights, and repeat the edge`(
    _ line: Line,
    _ level: Int
  ) {
    guard let kernels = kernels(level) else { return }
    let isRight = withPicture(line.width, line.height, part: line.part) { picture in
      withUnsafePointer(to: picture) { pointer in
        var row = [UInt32](repeating: 0, count: 67)
        kernels.sample_affine(&row, 67, pointer, line.s, line.t, line.ds, line.dt)
        return (0..<67).allSatisfy { index in
          let s = line.s &+ Int64(index) &* line.ds
          let t = line.t &+ Int64(index) &* line.dt
          return row[index] == picture.sample((s &+ 128) >> 8, (t &+ 128) >> 8)
        }
      }
    }
    #expect(isRight)
  }

  @Test(arguments: lines, [0] + vectorLevels)
  func `or the nearest pixel of all`(_ line: Line, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let isRight = withPicture(line.width, line.height, part: line.part) { picture in
      withUnsafePointer(to: picture) { pointer in
        var row = [UInt32](repeating: 0, count: 67)
        kernels.sample_nearest(&row, 67, pointer, line.s, line.t, line.ds, line.dt)
        return (0..<67).allSatisfy { index in
          let s = line.s &+ Int64(index) &* line.ds
          let t = line.t &+ Int64(index) &* line.dt
          return row[index] == picture.nearest(s >> 8, t >> 8)
        }
      }
    }
    #expect(isRight)
  }

  @Test(arguments: vectorLevels, [nil, part(10.5, 7.25, 100, 80.3)])
  func `are the same bits in all variants`(_ level: Int, _ part: Part?) {
    let difference = withPicture(120, 90, stride: 128, part: part) { picture in
      withUnsafePointer(to: picture) { pointer in
        Trials(seed: 3).difference(level: level) { kernels, trial in
          let steps =
            trial.more[4] & 3 == 0
            ? (65_536, 0) : (trial.more[2] & 0x1FFFF, trial.more[3] & 0x1FFFF)
          kernels.sample_affine(
            trial.to,
            trial.n,
            pointer,
            Int64(trial.more[0] % (160 << 16) - (20 << 16)),
            Int64(trial.more[1] % (130 << 16) - (20 << 16)),
            Int64(trial.more[5] & 1 == 0 ? steps.0 : -steps.0),
            Int64(trial.more[6] & 1 == 0 ? steps.1 : -steps.1)
          )
        }
      }
    }
    #expect(difference == nil)
  }

  /// A row moved by a fraction is the line of samples with steps of one pixel.
  @Test(arguments: [0] + vectorLevels)
  func `a moved row is such a line`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let isSame = withPicture(68, 2) { picture in
      withUnsafePointer(to: picture) { pointer in
        (0..<65_536).filter { $0 % 97 == 0 || $0 % 256 == 0 || $0 < 256 }.allSatisfy { weights in
          let (right, below) = (UInt32(weights & 255), UInt32(weights >> 8))
          var (moved, line) = ([UInt32](repeating: 1, count: 67), [UInt32](repeating: 2, count: 67))
          kernels.bilinear_shift(&moved, picture.pixels, picture.pixels + 68, 67, right, below)
          kernels.sample_affine(&line, 67, pointer, Int64(right) << 8, Int64(below) << 8, 65_536, 0)
          return moved == line
        }
      }
    }
    #expect(isSame)
  }
}
