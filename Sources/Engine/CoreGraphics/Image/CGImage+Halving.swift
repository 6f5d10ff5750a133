extension CGImage {
  /// The picture at half its size (a mipmap step): each pixel is the mean of four, rounded once, a half upwards.
  ///
  /// An odd row or column at the end counts twice, so pixel (x, y) always depends on those from (2x, 2y) on.
  package func halved() -> CGImage {
    let (half, rows) = ((width + 1) / 2, (height + 1) / 2)
    let pixels = pixels.withUnsafeBufferPointer { from in
      [UInt32](unsafeUninitializedCapacity: half * rows) { to, count in
        for y in 0..<rows {
          let upper = 2 * y * width
          let lower = min(2 * y + 1, height - 1) * width
          for x in 0..<half {
            let (left, right) = (2 * x, min(2 * x + 1, width - 1))
            to[y * half + x] = Self.mean(
              from[upper + left],
              from[upper + right],
              from[lower + left],
              from[lower + right]
            )
          }
        }
        count = half * rows
      }
    }
    return CGImage(width: half, height: rows, pixels: pixels)
  }

  /// Two components at a time, side by side in one word.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
    let odd = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
    return (even >> 2 & mask) | (odd >> 2 & mask) << 8
  }
}
