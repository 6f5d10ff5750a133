import CoreGraphics
import Foundation
import Pixels

/// Covers masks with lines; its memory is kept from one to the next.
struct LineCoverage {
  private var stroker = LineStroker()
  private let sums = CoverageSums()
  /// More pixels are not worked on at once, so that their sums stay in a processor's cache.
  private static let cells = 1 << 18
  /// How far, in pixels, a line of chords may be off a curve: so far inside, on average two thirds of it, a pixel at
  /// the edge is off by 5 of 255 at most.
  private static let deviation = 0.02

  /// How far chords may be off their path in its own units; `nil` where a map shows nothing.
  static func tolerance(through map: CGAffineTransform) -> Double? {
    let scale = map.greatestScale
    return scale > 0 && scale.isFinite ? deviation / scale : nil
  }

  /// Makes some pixels of a mask anew: what they had before makes no difference.
  ///
  /// - Parameters:
  ///   - area: Which.
  ///   - mask: Which has them.
  ///   - paint: A part of a line.
  ///   - chords: Those of the line's path.
  ///   - tolerance: What they were made with.
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

  /// The box of all places that may be seen in some pixels, with one around them for what is rounded; `nil` where that
  /// cannot be said.
  private static func window(around area: PixelRect, through map: CGAffineTransform) -> CGRect? {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let window = CGRect(area.grown(by: 1)).applying(map.inverted())
    return window.minX.isFinite && window.minY.isFinite && window.maxX.isFinite
      && window.maxY.isFinite ? window : nil
  }
}

extension AlphaMask {
  /// Writes how much of each pixel a part of a line covers.
  ///
  /// - Parameters:
  ///   - line: The line of which it is a part.
  ///   - paint: The part.
  ///   - map: From its points to the mask's pixels.
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
