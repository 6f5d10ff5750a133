import Pixels

extension PixelSize {
  /// The size in which something has as many points at another scale, in whole pixels.
  func scaled(by ratio: Double) -> PixelSize {
    func side(_ pixels: Int) -> Int { Int((Double(pixels) * ratio).rounded()) }
    return PixelSize(width: side(width), height: side(height))
  }
}
