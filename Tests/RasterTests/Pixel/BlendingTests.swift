import CoreGraphics
import Testing

@testable import Raster

/// The arithmetic that every operation shares.
struct `Pixel arithmetic` {
  @Test func `a product of two fractions is exact for all pairs`() {
    for x in 0...255 as ClosedRange<UInt32> {
      for factor in 0...255 as ClosedRange<UInt32> {
        let exact = UInt32((Double(x * factor) / 255).rounded())
        let pixel = x << 24 | (255 - x) << 16 | x << 8 | x
        let scaled = Blending.scaled(pixel, by: factor)
        guard scaled >> 24 == exact, scaled & 255 == exact, (scaled >> 8) & 255 == exact else {
          Issue.record("\(x) · \(factor) gives \(String(scaled, radix: 16)), not \(exact)")
          return
        }
      }
    }
  }

  @Test func `opaque replaces, clear leaves alone`() {
    #expect(Blending.over(0xFF12_3456, 0xFFAB_CDEF) == 0xFF12_3456)
    #expect(Blending.over(0, 0x8040_2010) == 0x8040_2010)
  }

  @Test(arguments: [
    (0, 0), (1, 255), (0.5, 128), (2, 255), (-1, 0), (.nan, 0), (.infinity, 255),
    (1.0 / 255, 1), (0.25, 64),
  ])
  func `fractions round to the nearest byte`(_ fraction: Double, _ byte: UInt32) {
    #expect(Blending.byte(fraction) == byte)
  }
}
