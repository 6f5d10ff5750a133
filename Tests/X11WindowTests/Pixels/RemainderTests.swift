import Pixels
import Raster
import SeededCases
import Testing
import X11Window

/// Rectangles without others, and colors of ten bits, as numbers.
@Suite struct `Pixel arithmetic` {
  /// Each pixel of a small field is compared, so nothing is left out and nothing is there twice.
  @Test func `what others leave of a rectangle has each of its other pixels once`() {
    var random = Seeded(7)
    func next(_ limit: Int) -> Int { random.index(below: limit) }
    func rectangle() -> PixelRect {
      PixelRect(x: next(12), y: next(12), width: next(10), height: next(10))
    }
    var wrong = 0
    for _ in 0..<500 {
      let (rect, others) = (rectangle(), (0..<next(4)).map { _ in rectangle() })
      let parts = rect.remainder(without: others)
      for y in 0..<24 {
        for x in 0..<24 {
          let isLeft = rect.has(x, y) && !others.contains { $0.has(x, y) }
          if parts.count(where: { $0.has(x, y) }) != (isLeft ? 1 : 0) { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    arguments: [
      (0xFF00_0000, 0xC000_0000), (0xFFFF_FFFF, 0xFFFF_FFFF), (0xFFFF_0000, 0xFFF0_0000),
      (0xFF00_8000, 0xC008_0800), (0xFF00_0001, 0xC000_0004),
    ] as [(UInt32, UInt32)]
  )
  func `eight bits of a color become ten, from black to white`(drawn: UInt32, sent: UInt32) {
    #expect(PixelLayout.deepened(drawn) == sent)
  }
}

extension PixelRect {
  fileprivate func has(_ column: Int, _ row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }
}
