import CKernels
import CoreGraphics
import QuartzCore

/// A picture seen through a map without perspective, as its pixels are gone over: even steps in whole numbers,
/// so that a pixel comes out the same wherever its row is begun.
struct AffineSteps {
  /// Whether all of the picture is shown, so that what lies outside of it repeats its edge.
  let isWhole: Bool
  private let toImage: Homography
  /// Steps from one column to the next, in 1/65536 of the picture's pixels.
  private let stepS, stepT: Int64
  private let width, height: Int32

  /// `nil` for a map that is none of these, or too extreme.
  init?(_ toImage: Homography, image: CGImage, isWhole: Bool) {
    let largest = 32_000.0
    guard toImage.isAffine, abs(toImage.m11) < largest, abs(toImage.m12) < largest,
      abs(toImage.m21) < largest, abs(toImage.m22) < largest,
      image.width < Int(largest), image.height < Int(largest)
    else { return nil }
    self.isWhole = isWhole
    self.toImage = toImage
    (stepS, stepT) = (Self.fixed(toImage.m11), Self.fixed(toImage.m12))
    (width, height) = (Int32(image.width), Int32(image.height))
  }

  private static func fixed(_ number: Double) -> Int64 { Int64((number * 65536).rounded()) }

  /// Writes the picture's colours for columns of a row; `first` is where the steps are counted from.
  func sample(
    row: Int,
    _ columns: Range<Int>,
    _ pixels: UnsafePointer<UInt32>,
    from first: Int,
    into room: UnsafeMutablePointer<UInt32>
  ) {
    let (x, y) = (Double(first) + 0.5, Double(row) + 0.5)
    // Relative to the centre of the picture's first pixel.
    let s = x * toImage.m11 + y * toImage.m21 + toImage.m31 - 0.5
    let t = x * toImage.m12 + y * toImage.m22 + toImage.m32 - 0.5
    let far = 1e12
    guard abs(s) < far, abs(t) < far else { return room.update(repeating: 0, count: columns.count) }
    let ahead = Int64(columns.lowerBound - first)
    var picture = pegbar_picture(pixels: pixels, width: width, height: height, stride: width)
    pegbar_sample_affine(
      room,
      columns.count,
      &picture,
      Self.fixed(s) + ahead * stepS,
      Self.fixed(t) + ahead * stepT,
      stepS,
      stepT
    )
  }
}

extension CGRect {
  /// Whether all of a picture's pixels are in it.
  func holds(_ image: CGImage) -> Bool {
    minX <= 0 && minY <= 0 && maxX >= CGFloat(image.width) && maxY >= CGFloat(image.height)
  }
}
