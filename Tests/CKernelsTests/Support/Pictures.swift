import CKernels

/// The part of a picture that is looked at, in 1/256 of a pixel.
struct Part: Sendable {
  var left, top, right, bottom: Int32
}

/// The pool's pixels as pictures of any size up to 180 × 180, looked at whole or in part.
func withPicture<Result>(
  _ width: Int,
  _ height: Int,
  stride: Int? = nil,
  part: Part? = nil,
  _ body: (pegbar_picture) -> Result
) -> Result {
  // As long as the picture is and no longer: behind it nothing can be read.
  let stride = stride ?? width
  let count = stride * (height - 1) + width
  let page = GuardedPage(bytes: count * 4)
  let start = page.room(for: count * 4, atEnd: true).assumingMemoryBound(to: UInt32.self)
  for (index, pixel) in Pool.shared.pixels[..<count].enumerated() { start[index] = pixel }
  let last = (Int32(256 * (width - 1)), Int32(256 * (height - 1)))
  let part = part ?? Part(left: 0, top: 0, right: last.0, bottom: last.1)
  return withExtendedLifetime(page) {
    body(
      pegbar_picture(
        pixels: start,
        width: Int32(width),
        height: Int32(height),
        stride: Int32(stride),
        left: part.left,
        top: part.top,
        right: part.right,
        bottom: part.bottom
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

  /// A position within the part that is looked at.
  func held(_ p: Int64, _ q: Int64) -> (Int64, Int64) {
    (min(max(p, Int64(left)), Int64(right)), min(max(q, Int64(top)), Int64(bottom)))
  }

  /// The pixel in which a position within the part lies, in 1/256 pixel from the first pixel's corner.
  func nearest(_ p: Int64, _ q: Int64) -> UInt32 {
    // Parts of pixels count whole.
    let whole = (Int64(left) & ~255, Int64(top) & ~255, Int64(right) | 255, Int64(bottom) | 255)
    let (p, q) = (min(max(p, whole.0), whole.2), min(max(q, whole.1), whole.3))
    return pixel(p >> 8, q >> 8)
  }

  /// The mixture at a point in 1/256 pixel from the first pixel's center, a component at a time.
  func sample(_ p: Int64, _ q: Int64) -> UInt32 {
    let (p, q) = held(p, q)
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
