import CoreGraphics
import Pixels

extension StripBlur {
  /// Blurs all of `mask`; outside its bounds everything counts as clear, and the result there is dropped.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur) {
    guard !mask.bounds.isEmpty else { return }
    let pixels = Pixels(
      mask: mask.row(mask.bounds.y),
      width: mask.bounds.width,
      height: mask.bounds.height,
      bytesPerRow: mask.stride
    )
    blur(pixels, x: BlurPasses(box), y: BlurPasses(box))
  }

  /// Blurs all of `canvas` in the same way.
  mutating func blur(_ canvas: Canvas, x: BlurPasses, y: BlurPasses) {
    guard !canvas.bounds.isEmpty else { return }
    let pixels = Pixels(
      picture: canvas.pixel(canvas.bounds.x, canvas.bounds.y),
      width: canvas.bounds.width,
      height: canvas.bounds.height,
      bytesPerRow: canvas.stride * MemoryLayout<UInt32>.stride
    )
    blur(pixels, x: x, y: y)
  }
}
