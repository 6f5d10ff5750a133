package import Foundation

/// What of a path is painted: its inside, or the line along it.
///
/// It never changes; frames hold it by reference, as it is large and is kept from frame to frame, and look masks up by
/// it, for each part of a frame.
package final class PathPaint: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case inside(CGPathFillRule)
    case line(StrokeStyle)
  }

  package let path: PathSnapshot
  package let part: Part
  /// A box that holds all that is painted, in the path's own units.
  package let box: CGRect
  private let digest: Int

  /// `nil` where there is nothing to be seen, or nothing that can be computed with.
  package init?(_ path: PathSnapshot, _ part: Part) {
    guard !path.elements.isEmpty, path.isFinite else { return nil }
    var box = path.boundingBox
    if case .line(let style) = part {
      guard style.isVisible else { return nil }
      let reach = -CGFloat(style.reach)
      box = box.insetBy(dx: reach, dy: reach)
    }
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    (self.path, self.part, self.box) = (path, part, box)
    var hasher = Hasher()
    // What tells most paths apart: all steps of one that changes in each frame would take long.
    hasher.combine(part)
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.last)
    for side in [box.minX, box.minY, box.maxX, box.maxY] { hasher.combine(side) }
    digest = hasher.finalize()
  }

  package static func == (a: PathPaint, b: PathPaint) -> Bool {
    a === b || a.digest == b.digest && a.part == b.part && a.path == b.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
