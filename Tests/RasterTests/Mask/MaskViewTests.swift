import CoreGraphics
import DisplayList
import Pixels
import SeededCases
import Testing

@testable import Raster

/// Masks that are seen through a map: what the kernel paints is what the scalar code computes for each pixel.
struct `Masks through a map` {
  /// A mask of random values, clear at its edges or not.
  private func mask(_ bounds: PixelRect, _ random: inout Seeded) -> AlphaMask {
    let mask = AlphaMask(bounds: bounds)
    for y in bounds.y..<bounds.maxY {
      for x in 0..<bounds.width { mask.row(y)[x] = .random(in: 0...255, using: &random) }
    }
    return mask
  }

  @Test func `are mixed by the kernel as one pixel at a time`() throws {
    var random = Seeded(7)
    let size = PixelSize(width: 330, height: 60)
    for _ in 0..<60 {
      let bounds = PixelRect(
        x: Int.random(in: -9...9, using: &random),
        y: Int.random(in: -9...9, using: &random),
        width: Int.random(in: 1...70, using: &random),
        height: Int.random(in: 1...40, using: &random)
      )
      let mask = mask(bounds, &random)
      let scale = 0.4 + 5 * random.fraction()
      let map = Homography(scale: scale)
        .then(.turned(6 * random.fraction() - 3, about: 30, 20))
        .then(.moved(250 * random.fraction(), 40 * random.fraction()))
      let view = try #require(MaskView(toDevice: map))
      let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: random.fraction()).premultipliedPixel
      var expected = [UInt32](repeating: 0xFF20_4060, count: size.width * size.height)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let value = view.value(of: mask, atColumn: x, row: y)
          let index = y * size.width + x
          expected[index] = Blending.over(color, coverage: value, expected[index])
        }
      }
      let bitmap = Bitmap(size: size)
      bitmap.withSurface { surface in
        let canvas = Canvas(surface)
        canvas.fill(canvas.bounds, with: 0xFF20_4060)
        view.draw(color, through: mask, on: canvas, clip: canvas.bounds)
      }
      #expect(bitmap.copyPixels() == expected)
    }
  }
}
