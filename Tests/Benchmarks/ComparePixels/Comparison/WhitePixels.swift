import CoreGraphics

/// A picture on a white background: rows from the top, three bytes a pixel.
nonisolated struct WhitePixels {
  let width, height: Int
  let bytes: [UInt8]

  /// The part of a picture at its upper left.
  init(_ image: CGImage, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * width * height)
    for row in 0..<height {
      for pixel in image.pixels[row * image.width..<row * image.width + width] {
        // Premultiplied components are no greater than their alpha.
        let ground = 255 - pixel >> 24
        for shift: UInt32 in [16, 8, 0] {
          bytes.append(UInt8(truncatingIfNeeded: min(255, pixel >> shift & 0xFF + ground)))
        }
      }
    }
    self.bytes = bytes
  }

  /// For each byte the minimum and the maximum of the same component within a pixel's distance.
  var neighborhood: (low: [UInt8], high: [UInt8]) {
    (extreme(of: bytes, min), extreme(of: bytes, max))
  }

  private func extreme(of bytes: [UInt8], _ pick: (UInt8, UInt8) -> UInt8) -> [UInt8] {
    let across = extreme(of: bytes, along: 3, by: 3 * width, pick)
    return extreme(of: across, along: 3 * width, by: 3 * width * height, pick)
  }

  /// - Parameters:
  ///   - bytes: The bytes of the whole picture.
  ///   - step: The distance from a byte to its neighbor.
  ///   - line: The number of bytes from one independent line to the next.
  ///   - pick: Returns the smaller or the greater of two.
  /// - Returns: For each byte the extreme of itself and its two neighbors.
  private func extreme(
    of bytes: [UInt8],
    along step: Int,
    by line: Int,
    _ pick: (UInt8, UInt8) -> UInt8
  ) -> [UInt8] {
    var result = bytes
    for index in bytes.indices {
      let place = index % line
      if place >= step { result[index] = pick(result[index], bytes[index - step]) }
      if place + step < line { result[index] = pick(result[index], bytes[index + step]) }
    }
    return result
  }
}
