import CKernels
import Testing

private let boxes = [(0, 1), (0, 256), (1, 0), (2, 77), (5, 255), (31, 200), (127, 256)]
  .map { pegbar_box(radius: $0.0, edge: $0.1) }

struct `Boxes of a blur of pixels` {
  @Test(arguments: boxes, [0] + vectorLevels)
  func `are those of each component's row`(_ box: pegbar_box, _ level: Int) {
    guard let plain = kernels(0), let kernels = kernels(level) else { return }
    var (random, box) = (SplitMix(state: 8), box)
    for n in Array(1...67) + [300] {
      let row = (0..<4 * n).map { _ in UInt16(random.below(65_281)) }
      var blurred = [UInt16](repeating: 7, count: 4 * n + 1)
      kernels.blur_pixels(&blurred, row, n, &box)
      for component in 0..<4 {
        let own = (0..<n).map { row[4 * $0 + component] }
        var expected = own
        plain.blur_row(&expected, own, n, &box)
        let result = (0..<n).map { blurred[4 * $0 + component] }
        #expect(result == expected)
      }
      #expect(blurred[4 * n] == 7)
    }
  }

  @Test(arguments: [0] + vectorLevels)
  func `take each byte times 256, and give it back`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    for n in 1...67 {
      let pixels = Array(Pool.shared.pixels[n..<2 * n])
      var (wide, back) = ([UInt16](repeating: 7, count: 4 * n + 1), pixels + [9])
      kernels.widen(&wide, pixels, n)
      let bytes: [UInt16] = pixels.flatMap { (pixel: UInt32) -> [UInt16] in
        [0, 8, 16, 24].map { (shift: UInt32) -> UInt16 in UInt16(pixel >> shift & 255) << 8 }
      }
      #expect(wide == bytes + [7])
      // A half goes up, just less than that down.
      var near = wide
      for index in near.indices where near[index] > 256 && near[index] < 65_000 {
        near[index] = index % 2 == 0 ? near[index] - 128 : near[index] + 127
      }
      kernels.narrow(&back, near, n)
      #expect(back == pixels + [9])
    }
  }

  @Test(arguments: boxes, [0] + vectorLevels)
  func `leave no component above its alpha`(_ box: pegbar_box, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var box = box
    let pixels = Array(Pool.shared.pixels[..<500])
    var (wide, blurred) = (
      [UInt16](repeating: 0, count: 2000), [UInt16](repeating: 0, count: 2000)
    )
    kernels.widen(&wide, pixels, 500)
    kernels.blur_pixels(&blurred, wide, 500, &box)
    let isKept = (0..<500).allSatisfy { pixel in
      (0..<3).allSatisfy { blurred[4 * pixel + $0] <= blurred[4 * pixel + 3] }
    }
    #expect(isKept)
  }
}
