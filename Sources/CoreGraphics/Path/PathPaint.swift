package import Foundation

/// What of a path is painted: its inside, or a part of the line along it.
///
/// It never changes; frames hold it by reference, as it is large and is kept from frame to frame, and look masks up by
/// it, for each part of a frame.
package final class PathPaint: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case inside(CGPathFillRule)
    case line(StrokeStyle)
  }

  package let part: Part
  /// A box that holds all that is painted, in the path's own units.
  package let box: CGRect
  /// The line that it is a part of; `nil` for an inside.
  package let line: PathLine?
  /// Where on the path that part begins and ends, by the length from the path's beginning; an inside is whole.
  let from, to: Double
  /// What an inside is that of.
  private let outline: PathSnapshot
  private let digest: Int

  /// `nil` where there is nothing to be seen, or nothing that can be computed with.
  package convenience init?(_ path: PathSnapshot, _ part: Part) {
    switch part {
    case .inside(let rule): self.init(inside: path, rule)
    case .line(let style):
      guard style.isVisible, let line = PathLine(MeasuredPath(path), style) else { return nil }
      self.init(line, from: 0, to: 1)
    }
  }

  private init?(inside path: PathSnapshot, _ rule: CGPathFillRule) {
    let box = path.boundingBox
    guard !path.elements.isEmpty, path.isFinite, box.width > 0, box.height > 0,
      box.width.isFinite, box.height.isFinite
    else { return nil }
    (outline, part, self.box, line, from, to) = (path, .inside(rule), box, nil, 0, 0)
    var hasher = Hasher()
    // What tells most paths apart: all steps of one that changes in each frame would take long.
    hasher.combine(rule)
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.last)
    for side in [box.minX, box.minY, box.maxX, box.maxY] { hasher.combine(side) }
    digest = hasher.finalize()
  }

  /// The part of a line between two shares of the path's length, 0 … 1, subpaths one after the other (SL1).
  ///
  /// `nil` where the start is not before the end, or where the length of a path that is not all painted is more than
  /// there are numbers for.
  package init?(_ line: PathLine, from start: Double, to end: Double) {
    let (start, end) = (start.clampedToUnit, end.clampedToUnit)
    let length = line.measured.length
    let isWhole = start == 0 && end == 1
    guard start < end, isWhole || length.isFinite else { return nil }
    from = isWhole ? 0 : start * length
    to = isWhole ? .infinity : end * length
    box = isWhole ? line.box : line.box(from: from, to: to)
    (self.line, part, outline) = (line, .line(line.style), PathSnapshot())
    var hasher = Hasher()
    hasher.combine(line)
    hasher.combine(from)
    hasher.combine(to)
    digest = hasher.finalize()
  }

  /// What is filled or drawn along.
  package var path: PathSnapshot {
    guard let measured = line?.measured else { return outline }
    return to == .infinity ? measured.path : measured.part(from: from, to: to)
  }

  /// A box that holds all that is painted in another way than `old` paints it, in the path's own units.
  ///
  /// - Returns: `nil` where they are not parts of the same line, or where that is not less than all.
  package func changedBox(since old: PathPaint) -> CGRect? {
    guard let line, let oldLine = old.line, line == oldLine else { return nil }
    let end = line.measured.length
    guard end.isFinite, from == old.from || line.dashes == nil else { return nil }
    let (was, now) = ((old.from, min(old.to, end)), (from, min(to, end)))
    var box = line.reclosedBox(was, now)
    if was.0 != now.0 { box = box.union(line.changedBox(from: was.0, to: now.0)) }
    if was.1 != now.1 { box = box.union(line.changedBox(from: was.1, to: now.1)) }
    return box
  }

  package static func == (a: PathPaint, b: PathPaint) -> Bool {
    a === b
      || a.digest == b.digest && a.part == b.part && a.from == b.from && a.to == b.to
        && a.line == b.line && a.outline == b.outline
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
