import CKernels

/// The pool's pixels as pictures of any size up to 180 × 180.
func withPicture<Result>(
  _ width: Int,
  _ height: Int,
  stride: Int? = nil,
  _ body: (pegbar_picture) -> Result
) -> Result {
  // As long as the picture is and no longer, for the sanitizer to see what is read beyond.
  let stride = stride ?? width
  let pixels = Array(Pool.shared.pixels[..<(stride * (height - 1) + width)])
  return pixels.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("an empty picture") }
    return body(
      pegbar_picture(
        pixels: start,
        width: Int32(width),
        height: Int32(height),
        stride: Int32(stride)
      )
    )
  }
}

extension pegbar_picture {
  /// The pixel at a place, or the nearest one of the edge.
  func pixel(_ i: Int64, _ j: Int64) -> UInt32 {
    let (i, j) = (min(max(i, 0), Int64(width) - 1), min(max(j, 0), Int64(height) - 1))
    return pixels[Int(j) * Int(stride) + Int(i)]
  }

  /// The mixture at a point in 1/256 pixel from the first pixel's centre, a component at a time.
  func sample(_ p: Int64, _ q: Int64) -> UInt32 {
    let (i, j) = (p >> 8, q >> 8)
    let (right, below) = (UInt32(p & 255), UInt32(q & 255))
    let parts = [
      (pixel(i, j), (256 - right) * (256 - below)), (pixel(i + 1, j), right * (256 - below)),
      (pixel(i, j + 1), (256 - right) * below), (pixel(i + 1, j + 1), right * below),
    ]
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let sum = parts.reduce(32768) { $0 + ($1.0 >> shift & 255) * $1.1 }
      result |= (sum >> 16) << shift
    }
    return result
  }
}
