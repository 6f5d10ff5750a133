import CKernels
import Testing

/// The size of a plane and of a box.
struct BoxCase: Sendable {
  var width, height, left, right: Int
  var isVertical = false
}

private let cases = [
  BoxCase(width: 1, height: 1, left: 0, right: 0), BoxCase(width: 9, height: 3, left: 1, right: 1),
  BoxCase(width: 67, height: 5, left: 3, right: 2),
  BoxCase(width: 130, height: 9, left: 0, right: 7),
  BoxCase(width: 65, height: 40, left: 20, right: 20),
  BoxCase(width: 5, height: 5, left: 90, right: 90),
  BoxCase(width: 200, height: 2, left: 60, right: 61),
  BoxCase(width: 3, height: 64, left: 7, right: 0),
].flatMap { horizontal in
  var vertical = horizontal
  vertical.isVertical = true
  return [horizontal, vertical]
}

struct `Box blurs` {
  /// The mean around a byte of a plane whose neighbours are `step` apart, to the nearest and a half upwards.
  private static func mean(_ plane: [UInt8], _ box: BoxCase, _ x: Int, _ y: Int, _ step: Int)
    -> UInt8
  {
    var sum = 0
    for way in -box.left...box.right {
      let (i, j) = box.isVertical ? (x, y + way) : (x + way * step, y)
      if i >= 0, i < box.width * step, j >= 0, j < box.height {
        sum += Int(plane[j * box.width * step + i])
      }
    }
    let length = box.left + box.right + 1
    return UInt8((2 * sum + length) / (2 * length))
  }

  @Test(arguments: cases, [0] + vectorLevels)
  func `are the means around each byte`(_ box: BoxCase, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let plane = Array(Pool.shared.coverage[..<(box.width * box.height)])
    var blurred = [UInt8](repeating: 1, count: plane.count)
    kernels.box_blur(
      &blurred,
      plane,
      box.width,
      box.height,
      box.width,
      box.width,
      box.left,
      box.right,
      box.isVertical ? 1 : 0
    )
    let exact = plane.indices.map {
      Self.mean(plane, box, $0 % box.width, $0 / box.width, 1)
    }
    #expect(blurred == exact)
  }

  @Test(arguments: cases, [0] + vectorLevels)
  func `are the means of each component of pixels`(_ box: BoxCase, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let pixels = Array(Pool.shared.pixels[..<(box.width * box.height)])
    var blurred = [UInt32](repeating: 1, count: pixels.count)
    kernels.box_blur_pixels(
      &blurred,
      pixels,
      box.width,
      box.height,
      box.width,
      box.width,
      box.left,
      box.right,
      box.isVertical ? 1 : 0
    )
    let plane = pixels.withUnsafeBytes { Array($0) }
    let exact = plane.indices.map {
      Self.mean(plane, box, $0 % (box.width * 4), $0 / (box.width * 4), 4)
    }
    let bytes = blurred.withUnsafeBytes { Array($0) }
    #expect(bytes == exact)
  }

  /// Planes with room between their rows, which stays as it is.
  @Test(arguments: vectorLevels, [0, 1] as [Int32])
  func `are the same bits in all variants`(_ level: Int, _ isVertical: Int32) {
    guard let plain = kernels(0), let vector = kernels(level) else { return }
    var random = SplitMix(state: 5)
    let pixels = Pool.shared.pixels, coverage = Pool.shared.coverage
    for round in 0..<40 {
      for width in 1...67 {
        let height = round < 30 ? 1 + random.below(12) : 40
        let (left, right) = (random.below(30), random.below(30))
        var results = [[UInt8]](repeating: .init(repeating: 3, count: 3000), count: 2)
        var pictures = [[UInt32]](repeating: .init(repeating: 3, count: 3000), count: 2)
        for (index, kernels) in [plain, vector].enumerated() {
          kernels.box_blur(
            &results[index],
            coverage,
            width,
            height,
            width + 3,
            width + 5,
            left,
            right,
            isVertical
          )
          kernels.box_blur_pixels(
            &pictures[index],
            pixels,
            width,
            height,
            width + 1,
            width + 2,
            left,
            right,
            isVertical
          )
        }
        guard results[0] == results[1], pictures[0] == pictures[1] else {
          Issue.record("level \(level) differs on \(width) × \(height), \(left) and \(right)")
          return
        }
      }
    }
  }

  @Test(arguments: [0] + vectorLevels)
  func `a box of any size leaves white white`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let white = [UInt8](repeating: 255, count: 32_767 * 2)
    for radius in [0, 1, 90, 5000, 16_383] {
      var blurred = white
      kernels.box_blur(&blurred, white, white.count, 1, white.count, white.count, radius, radius, 0)
      #expect(blurred[radius] == 255 && blurred[white.count - 1 - radius] == 255)
    }
  }
}
