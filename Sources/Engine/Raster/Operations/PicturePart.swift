import CKernels
import CoreGraphics

/// The size of a picture, and the part of it that is shown, in the kernels' units.
struct PicturePart {
  private let width, height: Int32
  /// The minimum and maximum positions, in 1/256 of a pixel.
  private let across, along: (low: Int32, high: Int32)

  /// `nil` for a picture that is too large to be sampled.
  ///
  /// - Parameters:
  ///   - source: The part that is shown, in the picture's pixels.
  ///   - image: The picture to sample.
  ///   - isSmooth: Whether samples are bilinear.
  init?(_ source: CGRect, of image: CGImage, isSmooth: Bool) {
    guard let width = Int32(exactly: image.width), let height = Int32(exactly: image.height),
      width > 0, height > 0, max(width, height) < 1 << 23
    else { return nil }
    (self.width, self.height) = (width, height)
    across = Self.limits(source.minX, source.maxX, isSmooth, length: width)
    along = Self.limits(source.minY, source.maxY, isSmooth, length: height)
  }

  private static func limits(
    _ low: CGFloat,
    _ high: CGFloat,
    _ isSmooth: Bool,
    length: Int32
  ) -> (low: Int32, high: Int32) {
    func fixed(_ place: Double) -> Int32 {
      // Bilinear samples are counted from a pixel's center, rounded; for nearest ones the whole pixel counts.
      let position = isSmooth ? (place * 256 - 127.5).rounded(.down) : place.rounded(.down) * 256
      return Int32(min(max(position, 0), 256 * Double(length - 1)))
    }
    // A nearest sample exactly on the far edge belongs to the last pixel inside.
    let inset = isSmooth ? 0 : 1.0 / 1024
    let from = fixed(Double(low) + inset)
    return (from, max(from, fixed(Double(high) - inset)))
  }

  /// The picture, ready to be sampled.
  func picture(_ pixels: UnsafePointer<UInt32>) -> pegbar_picture {
    pegbar_picture(
      pixels: pixels,
      width: width,
      height: height,
      stride: width,
      left: across.low,
      top: along.low,
      right: across.high,
      bottom: along.high
    )
  }
}
