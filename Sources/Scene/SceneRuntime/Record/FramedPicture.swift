import CoreGraphics
import Pixels
import QuartzCore
import Raster
import RecordingOverlay
import TapeLanguage

/// Puts recorded pictures into their frame: what is around them is drawn once, and each picture is copied into it.
///
/// So the pixels of a picture are the same with a frame and without, but for those at round corners.
final class FramedPicture {
  /// The size with the frame, in pixels.
  let size: PixelSize
  private let contentSize: PixelSize
  /// The place of the picture, in pixels.
  private let left, top: Int
  /// The frame without a picture.
  private let base: [UInt32]
  /// How much of each of the picture's pixels is in the window's shape, 0 … 255.
  private let coverage: [UInt8]
  /// For each row of the picture the columns that are wholly in the shape.
  private let wholeColumns: [Range<Int>]
  private let fill: UInt32
  /// Or-ed to a picture's pixels: the alpha of one that is opaque.
  private let alpha: UInt32
  private let isTransparent: Bool

  /// - Parameters:
  ///   - frame: The frame.
  ///   - contentSize: The pictures' size, in pixels.
  ///   - scale: Pixels per point.
  ///   - settings: The tape's settings.
  init(_ frame: WindowFrame, contentSize: PixelSize, scale: Double, _ settings: TapeSettings) {
    let (left, top) = (
      Int((frame.content.minX * scale).rounded()), Int((frame.content.minY * scale).rounded())
    )
    let size = PixelSize(
      width: contentSize.width + Int(((frame.size.width - frame.content.width) * scale).rounded()),
      height: contentSize.height
        + Int(((frame.size.height - frame.content.height) * scale).rounded())
    )
    let shape = Self.draw(frame.shape, size, scale)
    let coverage = (0..<contentSize.height).flatMap { row in
      (0..<contentSize.width).map { column in
        UInt8(shape[(top + row) * size.width + left + column] >> 24)
      }
    }
    wholeColumns = (0..<contentSize.height).map { row in
      let values = coverage[row * contentSize.width..<(row + 1) * contentSize.width]
      guard let first = values.firstIndex(of: 255), let last = values.lastIndex(of: 255) else {
        return 0..<0
      }
      return first - values.startIndex..<last - values.startIndex + 1
    }
    base = Self.draw(frame.layer, size, scale)
    fill = settings.fill.color.premultipliedPixel
    alpha = settings.background == .transparent ? 0 : 0xFF00_0000
    isTransparent = settings.isTransparent
    (self.size, self.contentSize, self.coverage) = (size, contentSize, coverage)
    (self.left, self.top) = (left, top)
  }

  private static func draw(_ layer: CALayer, _ size: PixelSize, _ scale: Double) -> [UInt32] {
    let bitmap = Bitmap(size: size)
    let context = LayerContext(root: layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    CATransaction.flush()
    context.updateFrame(at: 0, scale: scale)
    var renderer = FrameRenderer()
    bitmap.withSurface { surface in
      renderer.draw(context.frame.list, into: &surface, background: FrameBackground(.clear))
    }
    context.finishFrame(at: 0)
    return bitmap.copyPixels()
  }

  /// Writes a picture with its frame, row after row.
  func write(_ picture: Bitmap, to pixels: UnsafeMutablePointer<UInt32>) {
    pixels.update(from: base, count: base.count)
    picture.withSurface { surface in
      for row in 0..<contentSize.height {
        let source = UnsafePointer(surface.pixels + row * surface.stride)
        write(source, row: row, to: pixels + (top + row) * size.width + left)
      }
    }
  }

  private func write(
    _ source: UnsafePointer<UInt32>,
    row: Int,
    to place: UnsafeMutablePointer<UInt32>
  ) {
    // Through a transparent scene the fill is seen in every pixel.
    let whole = alpha != 0 || fill == 0 ? wholeColumns[row] : 0..<0
    for column in whole { place[column] = source[column] | alpha }
    let covered = coverage[row * contentSize.width..<(row + 1) * contentSize.width]
    for column in 0..<contentSize.width where !whole.contains(column) {
      let part = UInt32(covered[covered.startIndex + column])
      place[column] = blend(source[column] | alpha, part)
    }
  }

  /// A pixel over the fill.
  private func blend(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
    let rest = 255 - ((pixel >> 24) * part + 127) / 255
    return [24, 16, 8, 0].reduce(0) { result, shift in
      let (above, below) = (pixel >> shift & 0xFF, fill >> shift & 0xFF)
      return result | ((above * part + below * rest + 127) / 255) << shift
    }
  }

  /// A picture with its frame.
  func image(of picture: Bitmap) -> CGImage {
    let bitmap = Bitmap(size: size)
    bitmap.withSurface { write(picture, to: $0.pixels) }
    return bitmap.makeImage(isOpaque: !isTransparent)
  }
}
