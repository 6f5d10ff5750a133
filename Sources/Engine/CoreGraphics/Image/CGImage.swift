public import Foundation

/// An immutable bitmap.
///
/// Its pixels are stored premultiplied in sRGB; its properties, and the bytes of `dataProvider`, have the layout that
/// it was made with.
public final class CGImage: Sendable {
  /// The most pixels that a decoded picture may have: 64 million, a quarter of a gigabyte.
  public static let maximumPixelCount = 1 << 26

  /// Columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// Rows from the top, `width` pixels each, 0xAARRGGBB premultiplied.
  package let pixels: [UInt32]
  /// Whether every pixel is opaque, so that drawing it needs no blending.
  package let isOpaque: Bool
  /// The layout of the bytes in `dataProvider`.
  let format: BitmapFormat

  package convenience init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height, pixels: pixels, format: .native)
  }

  init(width: Int, height: Int, pixels: [UInt32], format: BitmapFormat) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(width)×\(height) needs as many pixels, got \(pixels.count)"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
    self.format = format
    isOpaque = Self.allOpaque(pixels)
  }

  /// The same picture again: for initializers, which cannot return an existing object.
  init(copying image: CGImage) {
    (width, height) = (image.width, image.height)
    (pixels, isOpaque, format) = (image.pixels, image.isOpaque, image.format)
  }

  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32 for a picture that was read from a file.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// The distance from one row to the next, in bytes: rows are packed.
  public var bytesPerRow: Int { format.bitsPerPixel / 8 * width }
  /// The color space of the components; `nil` where there is only alpha.
  public var colorSpace: CGColorSpace? { format.isAlphaOnly ? nil : format.space }
  /// The place of the alpha, and whether the colors are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }
  /// The layout in memory: B, G, R, A bytes, premultiplied, for a picture that was read from a file.
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// The part of the picture inside `rect`, given in pixels from the top left.
  ///
  /// - Parameter rect: The part, in pixels; rounded outwards to whole pixels, then clipped to the picture.
  /// - Returns: `nil` when nothing of the picture is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let left = Int(min(max(rect.minX.rounded(.down), 0), CGFloat(width)))
    let top = Int(min(max(rect.minY.rounded(.down), 0), CGFloat(height)))
    let right = Int(min(max(rect.maxX.rounded(.up), 0), CGFloat(width)))
    let bottom = Int(min(max(rect.maxY.rounded(.up), 0), CGFloat(height)))
    guard left < right, top < bottom else { return nil }
    var part: [UInt32] = []
    part.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom {
      part.append(contentsOf: pixels[(row * width + left)..<(row * width + right)])
    }
    return CGImage(width: right - left, height: bottom - top, pixels: part, format: format)
  }

  private static func allOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { buffer in
      var all: UInt32 = 0xFF00_0000
      for pixel in buffer { all &= pixel }
      return all == 0xFF00_0000
    }
  }
}

/// Images are equal only to themselves, whatever their pixels are.
extension CGImage: Hashable {
  /// Whether two are the same image.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  /// Feeds the identity of the image into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
