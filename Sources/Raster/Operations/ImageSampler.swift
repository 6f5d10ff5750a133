import CoreGraphics
import Foundation
import QuartzCore

/// Finds the colour of a picture at a device pixel by mapping the pixel's centre back into it.
///
/// Smooth sampling mixes the four nearest pixels with weights of 1/256; what lies outside the picture
/// repeats its edge. A pixel centre just outside the destination is moved onto its edge first, so
/// that soft edges show the picture's own border.
struct ImageSampler {
  private let toImage: Homography
  private let minS, minT, maxS, maxT: Double
  private let width, height: Int
  private let isSmooth: Bool
  private let stretch: SliceStretch?
  /// How the vector kernels take the picture; `nil` where the mapping is none that they can follow.
  private let affine: AffineSteps?

  /// `nil` for a mapping too extreme to place anything.
  ///
  /// - Parameters:
  ///   - toImage: From device space to the picture's pixels.
  ///   - source: The part that is shown, in the picture's pixels.
  ///   - image: The picture.
  ///   - isSmooth: Whether to mix neighbours instead of taking the nearest.
  ///   - stretch: What to do after the mapping, for margins that keep their size.
  init?(
    toImage: Homography,
    source: CGRect,
    image: CGImage,
    isSmooth: Bool,
    stretch: SliceStretch? = nil
  ) {
    let numbers = [
      toImage.m11, toImage.m12, toImage.m13, toImage.m21, toImage.m22, toImage.m23, toImage.m31,
      toImage.m32, toImage.m33,
    ]
    guard numbers.allSatisfy({ abs($0) < 1e15 }) else { return nil }
    self.toImage = toImage
    (self.isSmooth, self.stretch) = (isSmooth, stretch)
    (width, height) = (image.width, image.height)
    // A nearest sample exactly on the far edge belongs to the last pixel inside.
    let inset = isSmooth ? 0 : 1.0 / 1024
    (minS, maxS) = Self.limits(source.minX, source.maxX, inset: inset, length: image.width)
    (minT, maxT) = Self.limits(source.minY, source.maxY, inset: inset, length: image.height)
    affine =
      isSmooth && stretch == nil
      ? AffineSteps(toImage, image: image, isWhole: source.holds(image)) : nil
  }

  /// Whether any columns of a row are as easy to sample as any others.
  var isEasy: Bool { affine?.isWhole == true }

  /// The picture's colours for columns of a row.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns.
  ///   - pixels: The picture's.
  ///   - first: A column that depends on the shape alone.
  ///   - isInside: Whether all of the columns' centres lie inside the destination.
  ///   - room: Where the colours go, the first column's first.
  @inline(__always)
  func sample(
    row: Int,
    _ columns: Range<Int>,
    _ pixels: UnsafePointer<UInt32>,
    from first: Int,
    isInside: Bool,
    into room: UnsafeMutablePointer<UInt32>
  ) {
    if let affine, isInside || affine.isWhole {
      return affine.sample(row: row, columns, pixels, from: first, into: room)
    }
    for x in columns { room[x - columns.lowerBound] = sample(x, row, pixels) }
  }

  private static func limits(
    _ low: CGFloat,
    _ high: CGFloat,
    inset: Double,
    length: Int
  ) -> (Double, Double) {
    let edge = Double(length) + 1
    let from = min(max(Double(low) + inset, -1), edge)
    return (from, max(from, min(max(Double(high) - inset, -1), edge)))
  }

  /// The picture's colour at the centre of a device pixel; `pixels` are the picture's own.
  @inline(__always)
  func sample(_ column: Int, _ row: Int, _ pixels: UnsafePointer<UInt32>) -> UInt32 {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let w = x * toImage.m13 + y * toImage.m23 + toImage.m33
    guard w > 1e-12 else { return 0 }
    var s = (x * toImage.m11 + y * toImage.m21 + toImage.m31) / w
    var t = (x * toImage.m12 + y * toImage.m22 + toImage.m32) / w
    if let stretch { (s, t) = (stretch.across.source(of: s), stretch.along.source(of: t)) }
    (s, t) = (min(max(s, minS), maxS), min(max(t, minT), maxT))
    guard isSmooth else {
      let i = min(max(Int(s + 2) - 2, 0), width - 1)
      let j = min(max(Int(t + 2) - 2, 0), height - 1)
      return pixels[j * width + i]
    }
    return smooth(s, t, pixels)
  }

  @inline(__always)
  private func smooth(_ s: Double, _ t: Double, _ pixels: UnsafePointer<UInt32>) -> UInt32 {
    // In 1/256 of a pixel, from the centre of the first one.
    // (Made positive first: cutting off a fraction then rounds, and is far faster than `rounded()`.)
    let fixedS = Int((s - 0.5) * 256 + 1024.5) - 1024
    let fixedT = Int((t - 0.5) * 256 + 1024.5) - 1024
    let (i, j) = (fixedS >> 8, fixedT >> 8)
    let (right, below) = (UInt32(fixedS & 255), UInt32(fixedT & 255))
    let i0 = min(max(i, 0), width - 1)
    let i1 = min(max(i + 1, 0), width - 1)
    let j0 = min(max(j, 0), height - 1) * width
    let j1 = min(max(j + 1, 0), height - 1) * width
    return Bilinear.mix(
      pixels[j0 + i0],
      pixels[j0 + i1],
      pixels[j1 + i0],
      pixels[j1 + i1],
      right,
      below
    )
  }
}
