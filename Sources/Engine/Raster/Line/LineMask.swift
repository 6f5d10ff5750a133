import CoreGraphics
import DisplayList
import Pixels

/// The mask of a part of a line, kept from frame to frame.
///
/// When another part of the same line is requested, only the pixels that differ are drawn again. The result is the same
/// as drawing all of them: a pixel's value depends on the pieces of the line that touch it, and pieces lie at the same
/// places of the path whatever part of it is drawn.
final class LineMask {
  struct Key: Hashable {
    let line: PathLine
    let place: MaskPlace
  }

  private(set) var key: Key
  let mask = AlphaMask(bounds: .empty)
  /// The frames in which it was first and last requested.
  private(set) var firstFrame = 0
  private(set) var lastFrame = 0
  /// The part that the mask shows; `nil` for nothing.
  private var shown: PathPaint?
  private var chords = ChordPath()
  private var tolerance = 0.0

  init(_ key: Key) { self.key = key }

  /// Its bytes of memory, including those of the flattened path.
  var room: Int { mask.room + chords.room }

  /// Becomes the mask of another line, reusing its memory.
  func become(_ key: Key) {
    if key.line.measured !== self.key.line.measured { tolerance = 0 }
    (self.key, shown) = (key, nil)
  }

  /// Updates the mask to the requested part.
  func show(_ paint: PathPaint, frame: Int, with coverage: inout LineCoverage) {
    lastFrame = frame
    guard shown !== paint else { return }
    let (area, map) = (key.place.area, key.place.map)
    var changed = area
    if let shown {
      if let pixels = paint.changedPixels(since: shown, through: map.homography) {
        changed = pixels.intersection(area)
      }
    } else {
      firstFrame = frame
      mask.reset(bounds: area)
    }
    shown = paint
    guard let tolerance = LineCoverage.tolerance(through: map) else { return }
    if tolerance != self.tolerance {
      chords.take(key.line.measured, tolerance: tolerance)
      self.tolerance = tolerance
    }
    coverage.cover(
      changed,
      of: mask,
      with: paint,
      along: chords,
      tolerance: tolerance,
      through: map
    )
  }
}

extension CGAffineTransform {
  fileprivate var homography: Homography {
    Homography(Double(a), Double(b), 0, Double(c), Double(d), 0, Double(tx), Double(ty), 1)
  }
}
