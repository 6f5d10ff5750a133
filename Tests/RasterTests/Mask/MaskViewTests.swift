import CoreGraphics
import DisplayList
import Pixels
import SeededCases
import Testing

@testable import Raster

/// Masks that are seen through a map: what is painted is what the definition is for each pixel.
struct `Masks through a map` {
  /// The mask's value at the center of a device pixel.
  private func value(of mask: AlphaMask, _ view: MaskView, _ column: Int, _ row: Int) -> UInt32 {
    let (x, y, map) = (Double(column) + 0.5, Double(row) + 0.5, view.toMask)
    let w = x * map.m13 + y * map.m23 + map.m33
    guard w > 1e-12 else { return 0 }
    let s = (x * map.m11 + y * map.m21 + map.m31) / w - Double(mask.bounds.x)
    let t = (x * map.m12 + y * map.m22 + map.m32) / w - Double(mask.bounds.y)
    guard s > -1, t > -1, s < Double(mask.bounds.width) + 1, t < Double(mask.bounds.height) + 1
    else { return 0 }
    let p = Int(((s - 0.5) * 256 + 0.5).rounded(.down))
    let q = Int(((t - 0.5) * 256 + 0.5).rounded(.down))
    let (x0, y0) = (mask.bounds.x + p >> 8, mask.bounds.y + q >> 8)
    let (right, below) = (UInt32(p & 255), UInt32(q & 255))
    let upper = mask[x0, y0] * (256 - right) + mask[x0 + 1, y0] * right
    let lower = mask[x0, y0 + 1] * (256 - right) + mask[x0 + 1, y0 + 1] * right
    return (upper * (256 - below) + lower * below + 32768) >> 16
  }

  /// A mask of random values, clear at its edges or not.
  private func mask(_ bounds: PixelRect, _ random: inout Seeded) -> AlphaMask {
    let mask = AlphaMask(bounds: bounds)
    for y in bounds.y..<bounds.maxY {
      for x in 0..<bounds.width { mask.row(y)[x] = .random(in: 0...255, using: &random) }
    }
    return mask
  }

  @Test(arguments: [false, true])
  func `are mixed of the four nearest values`(_ isTilted: Bool) throws {
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
      var tilt = Homography.identity
      if isTilted { (tilt.m13, tilt.m23) = (0.01 * random.fraction(), -0.02 * random.fraction()) }
      let map = Homography(scale: scale).then(tilt)
        .then(.turned(6 * random.fraction() - 3, about: 30, 20))
        .then(.moved(250 * random.fraction(), 40 * random.fraction()))
      let view = try #require(MaskView(toDevice: map))
      let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: random.fraction()).premultipliedPixel
      var expected = [UInt32](repeating: 0xFF20_4060, count: size.width * size.height)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let value = value(of: mask, view, x, y)
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
