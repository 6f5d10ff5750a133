import CoreGraphics
import Pixels

extension StripBlur {
  /// Blurs all of `mask`, beyond whose bounds everything counts as clear and nothing is kept.
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

  /// Blurs all of `canvas`, likewise.
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
