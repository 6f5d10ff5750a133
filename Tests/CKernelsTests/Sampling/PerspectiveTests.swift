import CKernels
import Testing

/// A line in perspective, and the part of a picture of 7 × 5 pixels that it may sample.
struct View: Sendable {
  var sight: pegbar_sight
  var part: Part?

  init(
    _ s: Double,
    _ t: Double,
    _ w: Double,
    by ds: Double,
    _ dt: Double,
    _ dw: Double,
    part: Part? = nil
  ) {
    sight = pegbar_sight(s: s, t: t, w: w, ds: ds, dt: dt, dw: dw)
    self.part = part
  }
}

private let views = [
  View(0.5, 0.5, 1, by: 1, 0, 0), View(2, 1, 1, by: 0.3, 0.1, 0.02),
  View(9, 7, 1, by: -0.3, -0.2, 0.01),
  // Behind the eye from the middle on; always; right at the eye.
  View(0, 0.4, 1, by: 0.3, 0.1, -0.05), View(1, 1, -1, by: 1, 0, 0), View(1, 1, 0, by: 1, 0, 0),
  View(1, 1, 1e-12, by: 1, 0, 0),
  // So near the eye that positions are infinite, or not numbers.
  View(1e300, 1, 1.1e-12, by: 1e300, 1e308, 0), View(0, 0, 1, by: .infinity, .nan, 0),
  View(1, 1, 1, by: 1, 1, .nan), View(1, 1, 1, by: 1, 0, .infinity),
  View(40, 2, 1, by: -9, 3, 0, part: Part(left: 300, top: 256, right: 700, bottom: 1000)),
  View(0, 0, 1, by: 0.3, 0.1, 0.01, part: Part(left: 512, top: 0, right: 512, bottom: 1024)),
]

struct `Samples in perspective` {
  /// The whole part of a position, as far as it is within what counts.
  private static func whole(_ x: Double) -> Int64 {
    x.isNaN ? -(1 << 40) : Int64(min(max(x, -1e12), 1e12).rounded(.down))
  }

  @Test(arguments: views, [0] + vectorLevels)
  func `lie on the line, within the part, and nowhere behind the eye`(
    _ view: View,
    _ level: Int
  ) {
    guard let kernels = kernels(level) else { return }
    let isRight = withPicture(7, 5, part: view.part) { picture in
      withUnsafePointer(to: picture) { pointer in
        var sight = view.sight
        var smooth = [UInt32](repeating: 1, count: 67), nearest = smooth
        kernels.sample_perspective(&smooth, 67, pointer, &sight, -3)
        kernels.nearest_perspective(&nearest, 67, pointer, &sight, -3)
        return (0..<67).allSatisfy { index in
          let x = Double(index - 3)
          let w = x * sight.dw + sight.w
          guard w > 1e-12 else { return smooth[index] == 0 && nearest[index] == 0 }
          let p = (x * sight.ds + sight.s) * (256 / w)
          let q = (x * sight.dt + sight.t) * (256 / w)
          return smooth[index] == picture.sample(Self.whole(p - 127.5), Self.whole(q - 127.5))
            && nearest[index] == picture.nearest(Self.whole(p), Self.whole(q))
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
          let f = trial.more.map { Double($0 & 0xFFFF) / 32768 - 1 }
          var sight = pegbar_sight(
            s: 60 + 160 * f[0],
            t: 45 + 145 * f[1],
            w: 1 + f[2] / 4,
            ds: f[3],
            dt: f[4],
            dw: f[5] / 256
          )
          kernels.sample_perspective(trial.to, trial.n, pointer, &sight, Int32(f[6] * 200))
        }
      }
    }
    #expect(difference == nil)
  }

  /// What a row shows of a column does not depend on where the row begins.
  @Test(arguments: [0] + vectorLevels)
  func `are each a matter of its own column`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let isSame = withPicture(120, 90) { picture in
      withUnsafePointer(to: picture) { pointer in
        var sight = pegbar_sight(s: 3.3, t: 4.7, w: 0.9, ds: 0.31, dt: 0.17, dw: 0.0013)
        var whole = [UInt32](repeating: 0, count: 200)
        kernels.sample_perspective(&whole, 200, pointer, &sight, 0)
        return (1..<200).allSatisfy { first in
          var part = [UInt32](repeating: 0, count: 200 - first)
          kernels.sample_perspective(&part, part.count, pointer, &sight, Int32(first))
          return part == Array(whole[first...])
        }
      }
    }
    #expect(isSame)
  }
}
