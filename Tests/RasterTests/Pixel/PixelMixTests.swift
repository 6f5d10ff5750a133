import RandomScenes
import Testing

@testable import Raster

/// Mixed rows of pixels, eight at a time and one by one.
struct `Mixed pixels` {
  /// Each component by the formula itself.
  private func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    (0..<4).reduce(0) { sum, byte in
      let (x, y) = (a >> (8 * byte) & 255, b >> (8 * byte) & 255)
      return sum | ((x * (256 - share) + y * share + 128) >> 8) << (8 * byte)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 31])
  func `vectors and single pixels give the formula's bits`(_ count: Int) {
    var random = Seeded(7)
    for share in [UInt32(0), 1, 100, 128, 255, 256] {
      let a = (0..<count + 3).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let b = (0..<count + 3).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      var row = a
      // (One on, so that nothing is aligned by luck.)
      row.withUnsafeMutableBufferPointer { row in
        b.withUnsafeBufferPointer { other in
          guard let to = row.baseAddress, let from = other.baseAddress else { return }
          PixelMix.mix(to + 1, with: from + 1, count, share: share)
        }
      }
      let expected = a.indices.map {
        (1...count + 1).dropLast().contains($0) ? mixed(a[$0], b[$0], share) : a[$0]
      }
      #expect(row == expected)
    }
  }
}
