import CoreGraphics

/// A cache of the masks of lines, limited by memory.
///
/// A mask that was requested in one frame only, and not in the last, is hardly ever requested again: a line that moves
/// by fractions of a pixel, or whose width or dashes change, leaves one such mask in each frame. The next line reuses
/// its memory.
struct LineMasks {
  /// The maximum of all masks together, in bytes.
  private static let limit = 16 << 20

  private var masks: [LineMask.Key: LineMask] = [:]
  private var spares: [LineMask] = []
  private var passing: [LineMask.Key] = []
  private var coverage = LineCoverage()
  private var bytes = 0
  private var frame = 0
  /// Whether a mask was made since the last search for masks to reuse.
  private var hasNew = false

  /// Begins another frame, if the number differs from the last one.
  mutating func begin(frame: Int) {
    guard frame != self.frame else { return }
    self.frame = frame
    if hasNew { findSpares() }
  }

  /// The mask of a part of a line.
  mutating func mask(of paint: PathPaint, _ line: PathLine, at place: MaskPlace) -> AlphaMask {
    let key = LineMask.Key(line: line, place: place)
    if let kept = masks[key] {
      show(paint, of: kept)
      return kept.mask
    }
    let spare = spares.popLast()
    let made = spare ?? LineMask(key)
    if spare == nil { bytes += made.room } else { made.become(key) }
    show(paint, of: made)
    hasNew = true
    masks[key] = made
    while bytes > Self.limit, dropOldest(but: key) {}
    return made.mask
  }

  private mutating func show(_ paint: PathPaint, of mask: LineMask) {
    let before = mask.room
    mask.show(paint, frame: frame, with: &coverage)
    bytes += mask.room - before
  }

  private mutating func findSpares() {
    hasNew = false
    passing.removeAll(keepingCapacity: true)
    for (key, mask) in masks where mask.firstFrame == mask.lastFrame {
      // A mask of the last frame may still be requested again.
      if mask.lastFrame >= frame - 1 { hasNew = true } else { passing.append(key) }
    }
    for key in passing {
      if let mask = masks.removeValue(forKey: key) { spares.append(mask) }
    }
  }

  private mutating func dropOldest(but newest: LineMask.Key) -> Bool {
    if let spare = spares.popLast() {
      bytes -= spare.room
      return true
    }
    var oldest: LineMask?
    for mask in masks.values where mask.lastFrame < oldest?.lastFrame ?? .max {
      if mask.key != newest { oldest = mask }
    }
    guard let oldest else { return false }
    bytes -= oldest.room
    masks[oldest.key] = nil
    return true
  }
}
