import CKernels
import Testing

/// A map, and the limits within which it may sample.
struct View: Sendable {
  var map: [Float]
  var limits: [Float] = [-0.5, -0.5, 6.5, 4.5]
}

private let views = [
  View(map: [1, 0, 0, 0, 1, 0, 0, 0, 1]), View(map: [0.3, 0.1, 0.02, -0.2, 0.3, 0.01, 2, 1, 1]),
  // Behind the eye from the middle on; always; right at the eye.
  View(map: [0.3, 0.1, -0.05, 0, 0.3, 0, 0, 0, 1]), View(map: [1, 0, 0, 0, 1, 0, 0, 0, -1]),
  View(map: [1, 0, 0, 0, 1, 0, 0, 0, 0]), View(map: [1, 0, 0, 0, 1, 0, 0, 0, 1e-12]),
  // So near the eye that positions are infinite, or not numbers.
  View(map: [1e30, 1e38, 0, 0, 1, 0, 0, 0, 1.1e-12]),
  View(map: [.infinity, .nan, 0, 0, 1, 0, 0, 0, 1]),
  View(map: [1, 0, .nan, 0, 1, 0, 0, 0, 1]), View(map: [1, 0, .infinity, 0, 1, 0, 0, 0, 1]),
  View(
    map: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    limits: [.nan, -.infinity, .infinity, .greatestFiniteMagnitude]
  ), View(map: [-9, 3, 0, 0, 1, 0, 40, 0, 1], limits: [2, 1, 1, .nan]),
]

struct `Smooth samples in perspective` {
  /// ⌊x · 256 + 0.5⌋ of a position within limits; what is not a number is the lower one.
  private static func fixed(_ x: Float, _ least: Float, _ most: Float) -> Int64 {
    func held(_ limit: Float) -> Float {
      limit.isNaN ? -1_048_576 : min(max(limit, -1_048_576), 1_048_576)
    }
    let low = x > held(least) ? x : held(least)
    return Int64(((low < held(most) ? low : held(most)) * 256 + 0.5).rounded(.down))
  }

  @Test(arguments: views, [0] + vectorLevels)
  func `lie where the map says, within the limits, and nowhere behind the eye`(
    _ view: View,
    _ level: Int
  ) {
    guard let kernels = kernels(level) else { return }
    let (m, y) = (view.map, 1.5 as Float)
    let isRight = withPicture(7, 5) { picture in
      withUnsafePointer(to: picture) { pointer in
        var row = [UInt32](repeating: 1, count: 67)
        kernels.sample_perspective(&row, 67, pointer, m, 0.5, y, view.limits)
        return (0..<67).allSatisfy { index in
          let x = 0.5 + Float(index)
          let w = (x * m[2] + y * m[5]) + m[8]
          guard w > 1e-12 else { return row[index] == 0 }
          let s = ((x * m[0] + y * m[3]) + m[6]) / w
          let t = ((x * m[1] + y * m[4]) + m[7]) / w
          let p = Self.fixed(s, view.limits[0], view.limits[2])
          return row[index] == picture.sample(p, Self.fixed(t, view.limits[1], view.limits[3]))
        }
      }
    }
    #expect(isRight)
  }

  @Test(arguments: vectorLevels)
  func `are the same bits in all variants`(_ level: Int) {
    let difference = withPicture(120, 90, stride: 128) { picture in
      withUnsafePointer(to: picture) { pointer in
        Trials(seed: 4).difference(level: level) { kernels, trial in
          let f = trial.more.map { Float($0 & 0xFFFF) / 32768 - 1 }
          let map = [
            f[0], f[1], f[2] / 256, f[3], f[4], f[5] / 256, 60 + 60 * f[6], 45 + 45 * f[7], 1,
          ]
          kernels.sample_perspective(
            trial.to,
            trial.n,
            pointer,
            map,
            f[0] * 200,
            f[4] * 200,
            [-0.5, -0.5, 119.5, 89.5]
          )
        }
      }
    }
    #expect(difference == nil)
  }
}
