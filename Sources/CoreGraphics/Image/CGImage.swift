/// An immutable bitmap: premultiplied BGRA8 pixels.
public final class CGImage: Sendable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// Rows from the top, `width` pixels each, 0xAARRGGBB premultiplied.
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(width)×\(height) needs as many pixels, got \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
