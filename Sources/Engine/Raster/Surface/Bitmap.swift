package import CoreGraphics
package import Pixels

/// A frame buffer in memory, for frames without a window: pictures, recordings, tests.
package final class Bitmap {
  /// The number of columns and rows.
  package let size: PixelSize
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Makes transparent pixels; a negative side counts as 0.
  package init(size: PixelSize) {
    self.size = PixelSize(width: max(size.width, 0), height: max(size.height, 0))
    let count = self.size.width * self.size.height
    pixels = .allocate(capacity: max(count, 1))
    pixels.initialize(repeating: 0, count: max(count, 1))
  }

  deinit { pixels.deallocate() }

  /// Calls `body` with the pixels, which are valid only during the call.
  package func withSurface<Result>(_ body: (inout PixelSurface) -> Result) -> Result {
    var surface = PixelSurface(pixels: pixels, size: size, stride: size.width)
    return body(&surface)
  }

  /// The pixel in column `x` of row `y`: 0xAARRGGBB, premultiplied.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<size.width).contains(x) && (0..<size.height).contains(y),
      "pixel (\(x), \(y)) of a \(size.width)×\(size.height) bitmap"
    )
    return pixels[y * size.width + x]
  }

  /// A copy of all pixels, row by row from the top.
  package func copyPixels() -> [UInt32] {
    Array(UnsafeBufferPointer(start: pixels, count: size.width * size.height))
  }

  /// Copies all pixels, row by row from the top, to memory that has room for them.
  package func copyPixels(to place: UnsafeMutablePointer<UInt32>) {
    place.update(from: pixels, count: size.width * size.height)
  }

  /// A picture of the current pixels.
  ///
  /// - Parameter isOpaque: Whether to make every pixel opaque, as a window without transparency
  ///   shows it; the colors stay as they are.
  /// - Returns: The picture, which later drawing does not change.
  package func makeImage(isOpaque: Bool = false) -> CGImage {
    var copy = copyPixels()
    if isOpaque {
      for index in copy.indices { copy[index] |= 0xFF00_0000 }
    }
    return CGImage(width: size.width, height: size.height, pixels: copy)
  }
}
