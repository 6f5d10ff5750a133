package import Foundation

/// What of a path is painted: its inside, or the line along it.
///
/// It never changes; frames hold it by reference, as it is large and is kept from frame to frame.
package final class PathPaint: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case inside(CGPathFillRule)
    case line(StrokeStyle)
  }

  package let path: PathSnapshot
  package let part: Part
  /// A box that holds all that is painted, in the path's own units.
  package let box: CGRect

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
  }

  package static func == (a: PathPaint, b: PathPaint) -> Bool {
    a === b || a.part == b.part && a.box == b.box && a.path == b.path
  }

  /// Feeds what tells most paths apart: masks are looked up by them, for each part of a frame.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.last)
    hasher.combine(box.origin.x)
    hasher.combine(box.origin.y)
    hasher.combine(box.width)
    hasher.combine(box.height)
  }
}
