import CoreGraphics
import QuartzCore

/// Samples a picture that is drawn smaller from copies of a half of its size, a quarter, …: the two that are nearest to
/// the scale on the device, mixed (RE14).
///
/// A row is done in blocks of columns, counted from a column of the caller's. Within each the scale is taken as that of its
/// middle; without perspective it is the same everywhere.
struct MipSampler {
  /// One for the picture, one for each copy.
  private let levels: [(image: CGImage, sampler: ImageSampler)]
  private let toImage: Homography
  private let bias: Double
  /// How many halvings there are, where that is the same everywhere.
  private let evenDepth: Double?

  /// Columns to a block.
  private static let block = 16

  /// `nil` where the picture alone is sampled.
  ///
  /// - Parameters:
  ///   - mips: The copies.
  ///   - image: The picture.
  ///   - toImage: From device space to the picture's pixels.
  ///   - source: The part that is shown, in the picture's pixels.
  init?(_ mips: DisplayItem.Mips, of image: CGImage, toImage: Homography, source: CGRect) {
    let bias = mips.bias.isFinite ? mips.bias : 0
    evenDepth = toImage.isAffine ? Self.depth(of: toImage, at: .zero) + bias : nil
    if let evenDepth, evenDepth <= 0 { return nil }
    var levels: [(image: CGImage, sampler: ImageSampler)] = []
    for (level, image) in ([image] + mips.copies.images).enumerated() {
      let scale = exp2(-Double(level))
      guard
        let sampler = ImageSampler(
          toImage: toImage.then(Homography(scale: scale)),
          source: source.applying(CGAffineTransform(scaleX: scale, y: scale)),
          image: image,
          isSmooth: true
        )
      else { return nil }
      levels.append((image, sampler))
    }
    (self.levels, self.toImage, self.bias) = (levels, toImage, bias)
  }

  /// How often the picture has to be halved so that at a point neighbouring pixels of the device are no further than a
  /// pixel apart in it.
  private static func depth(of map: Homography, at p: CGPoint) -> Double {
    log2(map.slopes(at: p).longest)
  }

  /// The colours for columns of a row.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns, not none.
  ///   - first: A column that depends on the shape alone.
  ///   - bytes: Room to work in.
  /// - Returns: The first column's colour, then the others'; until the room is used again.
  func sample(
    row: Int,
    _ columns: Range<Int>,
    from first: Int,
    _ bytes: RowBytes
  ) -> UnsafePointer<UInt32> {
    let room = bytes.pixelRoom(for: columns.count)
    let other = bytes.otherPixelRoom(for: columns.count)
    if let evenDepth {
      sample(row, columns, first, depth: evenDepth, into: room, other)
      return UnsafePointer(room)
    }
    var x = columns.lowerBound
    while x < columns.upperBound {
      let start = first + (x - first) / Self.block * Self.block
      let end = min(start + Self.block, columns.upperBound)
      let middle = CGPoint(x: Double(start) + Double(Self.block) / 2, y: Double(row) + 0.5)
      let depth = Self.depth(of: toImage, at: middle) + bias
      let from = x - columns.lowerBound
      sample(row, x..<end, first, depth: depth, into: room + from, other + from)
      x = end
    }
    return UnsafePointer(room)
  }

  private func sample(
    _ row: Int,
    _ columns: Range<Int>,
    _ first: Int,
    depth: Double,
    into room: UnsafeMutablePointer<UInt32>,
    _ other: UnsafeMutablePointer<UInt32>
  ) {
    // What is not a number is seen edge-on, and shows whatever is smallest.
    let last = Double(levels.count - 1)
    let depth = depth.isNaN ? last : min(max(depth, 0), last)
    let finer = Int(depth)
    let share = UInt32(((depth - Double(finer)) * 256).rounded())
    fill(room, row, columns, first, level: share == 256 ? finer + 1 : finer)
    guard share > 0, share < 256 else { return }
    fill(other, row, columns, first, level: finer + 1)
    PixelMix.mix(room, with: other, columns.count, share: share)
  }

  private func fill(
    _ room: UnsafeMutablePointer<UInt32>,
    _ row: Int,
    _ columns: Range<Int>,
    _ first: Int,
    level: Int
  ) {
    let (image, sampler) = levels[level]
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      sampler.sample(row: row, columns, pixels, from: first, into: room)
    }
  }
}
