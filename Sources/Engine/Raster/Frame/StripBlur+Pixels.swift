import CoreGraphics
import Pixels

extension StripBlur {
  /// Blurs `mask`; outside its bounds everything counts as clear, and the result there is dropped.
  ///
  /// - Parameters:
  ///   - mask: The mask to blur.
  ///   - box: The box of all passes.
  ///   - needed: The pixels whose result is needed; `nil` for all.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur, for needed: PixelRect? = nil) {
    guard !mask.bounds.isEmpty else { return }
    let pixels = Pixels(
      mask: mask.row(mask.bounds.y),
      width: mask.bounds.width,
      height: mask.bounds.height,
      bytesPerRow: mask.stride
    )
    let columns = needed.map { $0.columns(in: mask.bounds) }
    blur(pixels, x: BlurPasses(box), y: BlurPasses(box), columns: columns)
  }

  /// Blurs `canvas` in the same way.
  mutating func blur(
    _ canvas: Canvas,
    x: BlurPasses,
    y: BlurPasses,
    for needed: PixelRect? = nil
  ) {
    guard !canvas.bounds.isEmpty else { return }
    let pixels = Pixels(
      picture: canvas.pixel(canvas.bounds.x, canvas.bounds.y),
      width: canvas.bounds.width,
      height: canvas.bounds.height,
      bytesPerRow: canvas.stride * MemoryLayout<UInt32>.stride
    )
    blur(pixels, x: x, y: y, columns: needed.map { $0.columns(in: canvas.bounds) })
  }
}

extension PixelRect {
  /// The columns counted from those of another rectangle.
  fileprivate func columns(in bounds: PixelRect) -> Range<Int> { x - bounds.x..<maxX - bounds.x }
}
