import CoreGraphics
import DisplayList

/// Samples mipmaps (trilinear filtering): mixes the two copies of a picture, each half as large as the one before, that
/// are nearest to the scale on the device (RE14).
///
/// A row is sampled in blocks of columns, counted from a column given by the caller. A block has the scale of its
/// middle; without perspective the scale is the same everywhere.
struct MipSampler {
  /// The picture, or one of its copies.
  private struct Level {
    let image: CGImage
    let sampler: ImageSampler

    /// `nil` for a copy that cannot be sampled.
    ///
    /// - Parameters:
    ///   - number: How often it was halved.
    ///   - image: The pixels of the copy.
    ///   - toImage: From device space to the full picture's pixels.
    ///   - source: The part of the full picture that is shown, in its pixels.
    init?(_ number: Int, _ image: CGImage, toImage: Homography, source: CGRect) {
      let scale = exp2(-Double(number))
      guard
        let sampler = ImageSampler(
          toImage: toImage.then(Homography(scale: scale)),
          source: source.applying(CGAffineTransform(scaleX: scale, y: scale)),
          image: image,
          isSmooth: true
        )
      else { return nil }
      (self.image, self.sampler) = (image, sampler)
    }
  }

  private enum Levels {
    /// The same two levels everywhere, and the share of the second, in 1/256.
    case even(Level, Level?, share: UInt32)
    /// All levels, and the bias that is added to the level of detail.
    case each([Level], bias: Double)
  }

  private let levels: Levels
  private let toImage: Homography

  /// Columns per block.
  private static let block = 16

  /// `nil` where the full picture alone is sampled.
  ///
  /// - Parameters:
  ///   - mips: The level-of-detail bias and the copies.
  ///   - image: The full picture.
  ///   - toImage: From device space to the picture's pixels.
  ///   - source: The part that is shown, in the picture's pixels.
  init?(_ mips: DisplayItem.Mips, of image: CGImage, toImage: Homography, source: CGRect) {
    let bias = mips.bias.isFinite ? mips.bias : 0
    let copies = mips.copies.images
    self.toImage = toImage
    func level(_ number: Int) -> Level? {
      let picture = number == 0 ? image : copies[number - 1]
      return Level(number, picture, toImage: toImage, source: source)
    }
    if toImage.isAffine {
      let depth = Self.depth(of: toImage, at: .zero) + bias
      if depth <= 0 { return nil }
      let place = Self.place(depth, last: copies.count)
      guard let finer = level(place.level) else { return nil }
      let coarser = place.share > 0 ? level(place.level + 1) : nil
      levels = .even(finer, coarser, share: place.share)
    } else {
      let all = (0...copies.count).compactMap { level($0) }
      guard all.count == copies.count + 1 else { return nil }
      levels = .each(all, bias: bias)
    }
  }

  /// The two levels that a level of detail lies between.
  ///
  /// - Returns: The finer level, and the share of the next one in 1/256, less than 256.
  private static func place(_ depth: Double, last: Int) -> (level: Int, share: UInt32) {
    // NaN is seen edge-on, and shows the smallest copy.
    let depth = depth.isNaN ? Double(last) : min(max(depth, 0), Double(last))
    let finer = Int(depth)
    let share = UInt32(((depth - Double(finer)) * 256).rounded())
    return share == 256 ? (finer + 1, 0) : (finer, share)
  }

  /// The level of detail: how often the picture has to be halved so that, at a point, neighboring device pixels are at
  /// most one pixel apart in it.
  private static func depth(of map: Homography, at p: CGPoint) -> Double {
    log2(map.slopes(at: p).longest)
  }

  /// Samples the colors for columns of a row.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns, at least one.
  ///   - first: A column that depends on the shape alone, from which blocks are counted.
  ///   - room: The memory for the colors.
  ///   - bytes: Working memory.
  func sample(
    row: Int,
    _ columns: Range<Int>,
    from first: Int,
    into room: UnsafeMutablePointer<UInt32>,
    _ bytes: RowBytes
  ) {
    let other = bytes.otherPixelRoom(for: columns.count)
    switch levels {
    case .even(let finer, let coarser, let share):
      fill(room, row, columns, first, finer)
      guard let coarser else { return }
      fill(other, row, columns, first, coarser)
      PixelMix.mix(room, with: other, columns.count, share: share)
    case .each(let levels, let bias):
      sample(row, columns, first, levels, bias, into: room, other)
    }
  }

  /// Samples one block.
  private func sample(
    _ row: Int,
    _ columns: Range<Int>,
    _ first: Int,
    _ levels: [Level],
    _ bias: Double,
    into room: UnsafeMutablePointer<UInt32>,
    _ other: UnsafeMutablePointer<UInt32>
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let start = first + (x - first) / Self.block * Self.block
      let end = min(start + Self.block, columns.upperBound)
      let middle = CGPoint(x: Double(start) + Double(Self.block) / 2, y: Double(row) + 0.5)
      let depth = Self.depth(of: toImage, at: middle) + bias
      let (level, share) = Self.place(depth, last: levels.count - 1)
      let from = x - columns.lowerBound
      fill(room + from, row, x..<end, first, levels[level])
      if share > 0 {
        fill(other, row, x..<end, first, levels[level + 1])
        PixelMix.mix(room + from, with: other, end - x, share: share)
      }
      x = end
    }
  }

  private func fill(
    _ room: UnsafeMutablePointer<UInt32>,
    _ row: Int,
    _ columns: Range<Int>,
    _ first: Int,
    _ level: Level
  ) {
    level.image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      level.sampler.sample(row: row, columns, pixels, from: first, into: room)
    }
  }
}
