import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Samples a picture at device pixels by mapping the pixels' centers back into it.
///
/// Smooth sampling is bilinear, with weights of 1/256; outside the picture its edge is repeated. A pixel center just
/// outside the destination is first clamped to its edge, so that antialiased edges show the picture's own border.
struct ImageSampler {
  /// The even stretch; `stretch` changes it for pictures with margins of fixed size.
  private let lines: PictureLines
  private let stretch: SliceStretch?
  private let part: PicturePart

  /// `nil` for a mapping too extreme to place anything.
  ///
  /// - Parameters:
  ///   - toImage: From device space to the picture's pixels.
  ///   - source: The part that is shown, in the picture's pixels.
  ///   - image: The picture to sample.
  ///   - isSmooth: Whether to sample bilinearly instead of taking the nearest pixel.
  ///   - stretch: The nine-part stretch to apply after the map, for margins of fixed size; `nil` for none.
  init?(
    toImage: Homography,
    source: CGRect,
    image: CGImage,
    isSmooth: Bool,
    stretch: SliceStretch? = nil
  ) {
    let largest = 1e15
    guard abs(toImage.m11) < largest, abs(toImage.m12) < largest, abs(toImage.m13) < largest,
      abs(toImage.m21) < largest, abs(toImage.m22) < largest, abs(toImage.m23) < largest,
      abs(toImage.m31) < largest, abs(toImage.m32) < largest, abs(toImage.m33) < largest,
      let part = PicturePart(source, of: image, isSmooth: isSmooth)
    else { return nil }
    (lines, self.stretch) = (PictureLines(toImage, isSmooth: isSmooth), stretch)
    self.part = part
  }

  /// The picture and its map, for all rows of some bounds at once.
  ///
  /// - Parameters:
  ///   - pixels: The picture's pixels.
  ///   - bounds: The device pixels of the shape it is seen in.
  /// - Returns: `nil` where each row has to be sampled by itself.
  func evenMap(
    _ pixels: UnsafePointer<UInt32>,
    over bounds: PixelRect
  ) -> (picture: pegbar_picture, map: pegbar_map)? {
    guard stretch == nil, let map = lines.evenMap(over: bounds) else { return nil }
    return (part.picture(pixels), map)
  }

  /// The picture's colors for columns of a row.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns, at least one.
  ///   - pixels: The picture's pixels.
  ///   - first: A column that depends on the shape alone, from which steps are counted.
  ///   - room: The memory for the colors, the first column's first.
  @inline(__always)
  func sample(
    row: Int,
    _ columns: Range<Int>,
    _ pixels: UnsafePointer<UInt32>,
    from first: Int,
    into room: UnsafeMutablePointer<UInt32>
  ) {
    var picture = part.picture(pixels)
    if let stretch {
      stretch.forEachPart(ofRow: row, columns, lines.map) { run, map in
        PictureLines(map, isSmooth: lines.isSmooth)
          .sample(
            &picture,
            row: row,
            run,
            from: first,
            into: room + (run.lowerBound - columns.lowerBound)
          )
      }
    } else {
      lines.sample(&picture, row: row, columns, from: first, into: room)
    }
  }
}
