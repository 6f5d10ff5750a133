import CoreGraphics
import Foundation
import Pixels

/// Rasterizes stroked lines into masks with a signed-area accumulation buffer, which is reused from line to line.
struct LineCoverage {
  private var stroker = LineStroker()
  private let sums = CoverageSums()
  /// The maximum number of cells at once, so that they stay in a processor's cache.
  private static let cells = 1 << 18
  /// The flatness: the maximum distance of a flattened curve from the curve, in pixels.
  ///
  /// The flattened path lies inside the curve by two thirds of that on average, so a pixel at the edge is off by at
  /// most 5 of 255.
  private static let deviation = 0.02

  /// The flatness in the path's own units; `nil` for a degenerate map.
  static func tolerance(through map: CGAffineTransform) -> Double? {
    let scale = map.greatestScale
    return scale > 0 && scale.isFinite ? deviation / scale : nil
  }

  /// Clears some pixels of a mask and draws them from scratch: their old values make no difference.
  ///
  /// - Parameters:
  ///   - area: The pixels to draw.
  ///   - mask: The mask that contains them.
  ///   - paint: The part of the line that is drawn.
  ///   - chords: The flattened path of the line.
  ///   - tolerance: The flatness of `chords`, in the path's units.
  ///   - map: From the path's points to the mask's pixels.
  mutating func cover(
    _ area: PixelRect,
    of mask: AlphaMask,
    with paint: PathPaint,
    along chords: ChordPath,
    tolerance: Double,
    through map: CGAffineTransform
  ) {
    guard !area.isEmpty else { return }
    let rows = max(1, Self.cells / (area.width + 1))
    var target = sums
    for y in stride(from: area.y, to: area.maxY, by: rows) {
      let height = min(rows, area.maxY - y)
      let band = PixelRect(x: area.x, y: y, width: area.width, height: height)
      sums.reset(band, through: map)
      stroker.stroke(
        paint,
        along: chords,
        tolerance: tolerance,
        window: Self.window(around: band, through: map),
        into: &target
      )
      sums.write(into: mask)
    }
  }

  /// The bounding box, in the path's space, of all that may be seen in some pixels, with a margin of one pixel for
  /// rounding; `nil` where it cannot be computed.
  private static func window(around area: PixelRect, through map: CGAffineTransform) -> CGRect? {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let window = CGRect(area.grown(by: 1)).applying(map.inverted())
    return window.minX.isFinite && window.minY.isFinite && window.maxX.isFinite
      && window.maxY.isFinite ? window : nil
  }
}

extension AlphaMask {
  /// Writes the coverage of a part of a line.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - paint: The part of it that is drawn.
  ///   - map: From the line's points to the mask's pixels.
  func cover(_ line: PathLine, _ paint: PathPaint, through map: CGAffineTransform) {
    guard let tolerance = LineCoverage.tolerance(through: map) else { return }
    var (chords, coverage) = (ChordPath(), LineCoverage())
    chords.take(line.measured, tolerance: tolerance)
    coverage.cover(
      bounds,
      of: self,
      with: paint,
      along: chords,
      tolerance: tolerance,
      through: map
    )
  }
}
