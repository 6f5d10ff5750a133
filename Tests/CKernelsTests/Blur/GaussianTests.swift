import CKernels
import Foundation
import Testing

struct `Three boxes for a Gaussian` {
  @Test(arguments: [
    (0, [0, 0, 0], [0, 0, 0]), (-1, [0, 0, 0], [0, 0, 0]), (.nan, [0, 0, 0], [0, 0, 0]),
    // d = 2: half a pixel to the left, as far to the right, and a box of three.
    (1, [1, 0, 1], [0, 1, 1]) as (Double, [UInt32], [UInt32]),
    (2, [2, 1, 2], [1, 2, 2]), (2.5, [2, 2, 2], [2, 2, 2]), (12, [11, 11, 11], [11, 11, 11]),
    (.infinity, [7520, 7519, 7520], [7519, 7520, 7520]),
  ])
  func `have the lengths of the rule`(_ sigma: Double, _ lefts: [UInt32], _ rights: [UInt32]) {
    var (left, right) = ([UInt32](repeating: 9, count: 3), [UInt32](repeating: 9, count: 3))
    pegbar_blur_boxes(sigma, &left, &right)
    #expect(left == lefts)
    #expect(right == rights)
  }

  /// The W3C's *Filter Effects* calls three boxes within 3 % of the Gaussian.
  ///
  /// A unit more is what three roundings to bytes take. Below a sigma of 2 the W3C advises against boxes.
  @Test(arguments: [2, 3.3, 6, 12, 20.0])
  func `blur an edge as the Gaussian does`(_ sigma: Double) {
    var (left, right) = ([UInt32](repeating: 0, count: 3), [UInt32](repeating: 0, count: 3))
    pegbar_blur_boxes(sigma, &left, &right)
    let n = 400
    var line = (0..<n).map { $0 < n / 2 ? 255 : 0 as UInt8 }
    for (before, after) in zip(left, right) {
      var blurred = line
      pegbar_box_blur(&blurred, line, n, 1, n, n, Int(before), Int(after), 0)
      line = blurred
    }
    for x in 100..<300 {
      let exact = 255 * 0.5 * erfc((Double(x) + 0.5 - Double(n / 2)) / (sigma * 2.0.squareRoot()))
      #expect(abs(Double(line[x]) - exact) <= 0.03 * 255 + 1)
    }
  }
}
