import ClipEncoding
import SeededCases

/// A picture that tests make: premultiplied words, with a few more words a row than it is wide.
final class Picture: @unchecked Sendable {
  let width, height: Int
  let stride: Int
  let pixels: UnsafeMutablePointer<UInt32>

  init(_ width: Int, _ height: Int, padding: Int = 3, _ color: (Int, Int) -> UInt32) {
    (self.width, self.height, stride) = (width, height, width + padding)
    pixels = .allocate(capacity: stride * height)
    pixels.initialize(repeating: 0xDEAD_BEEF, count: stride * height)
    for y in 0..<height {
      for x in 0..<width { pixels[y * stride + x] = color(x, y) }
    }
  }

  deinit { pixels.deallocate() }

  var frame: ClipFrame { ClipFrame(pixels: pixels, stride: stride) }

  /// The pixels without what is beyond the rows; opaque whatever their alpha, if so wanted.
  func words(opaque: Bool = false) -> [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in pixels[y * stride + x] | (opaque ? 0xFF00_0000 : 0) }
    }
  }

  /// The pixels with straight colors, by division.
  func straight() -> [UInt32] { words().map(Self.straight) }

  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }

  /// A square of one color before another.
  static func square(
    at x: Int,
    in size: (width: Int, height: Int) = (64, 48),
    _ color: UInt32 = 0xFFE0_3020,
    on background: UInt32 = 0xFF20_4060
  ) -> Picture {
    Picture(size.width, size.height) { column, row in
      (x..<x + 16).contains(column) && (16..<32).contains(row) ? color : background
    }
  }

  /// Noise: opaque, or premultiplied with every alpha there is.
  static func noise(_ width: Int, _ height: Int, seed: UInt64, hasAlpha: Bool = false) -> Picture {
    var random = Seeded(seed)
    return Picture(width, height) { _, _ in
      let word = UInt32(truncatingIfNeeded: random.next())
      guard hasAlpha else { return word | 0xFF00_0000 }
      let alpha = word >> 24
      func component(_ shift: UInt32) -> UInt32 { ((word >> shift & 255) * alpha / 255) << shift }
      return alpha << 24 | component(16) | component(8) | component(0)
    }
  }

  /// A smooth picture with thousands of colors.
  static func gradient(_ width: Int, _ height: Int, shift: Int) -> Picture {
    Picture(width, height) { x, y in
      let red = UInt32((x + shift) * 255 / (width + 32)), green = UInt32(y * 255 / height)
      return 0xFF00_0000 | red << 16 | green << 8 | UInt32(((x + y) * 2 + shift) % 256)
    }
  }
}
