package import Foundation

/// The painted part of a path: its inside, or a part of its stroke.
///
/// It is immutable; frames hold it by reference, as it is large and kept from frame to frame, and use it as the key of
/// masks for each part of a frame.
package final class PathPaint: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case inside(CGPathFillRule)
    case line(StrokeStyle)
  }

  enum Content: Equatable {
    case inside(PathSnapshot, CGPathFillRule)
    /// The part of a line between two lengths from the path's beginning; `to` is infinite for the whole line.
    case line(PathLine, from: Double, to: Double)
  }

  let content: Content
  /// A box that contains all that is painted, in the path's own units.
  package let box: CGRect
  private let digest: Int

  /// The inside of a path; `nil` where nothing can be seen, or the numbers are not usable.
  package init?(inside path: PathSnapshot, _ rule: CGPathFillRule) {
    guard let box = path.usableBox() else { return nil }
    (content, self.box) = (.inside(path, rule), box)
    var hasher = Hasher()
    hasher.combine(rule)
    path.hashBriefly(into: &hasher, box)
    digest = hasher.finalize()
  }

  /// The part of a line between two fractions of the path, 0 … 1, with subpaths one after the other: by arc length, but
  /// within a curve by its parameter (SL1).
  ///
  /// `nil` where the start is not before the end, or where the length of a partly painted path is infinite.
  package init?(_ line: PathLine, from start: Double, to end: Double) {
    let (start, end) = (start.clampedToUnit, end.clampedToUnit)
    let length = line.measured.length
    let isWhole = start == 0 && end == 1
    guard start < end, isWhole || length.isFinite else { return nil }
    let from = isWhole ? 0 : line.measured.length(atShare: start)
    let to = isWhole ? .infinity : line.measured.length(atShare: end)
    box = isWhole ? line.box : line.box(from: from, to: to)
    content = .line(line, from: from, to: to)
    var hasher = Hasher()
    hasher.combine(line)
    hasher.combine(from)
    hasher.combine(to)
    digest = hasher.finalize()
  }

  /// The painted part of the path.
  package var part: Part {
    switch content {
    case .inside(_, let rule): .inside(rule)
    case .line(let line, _, _): .line(line.style)
    }
  }

  /// The line that it is a part of; `nil` for an inside.
  package var line: PathLine? {
    if case .line(let line, _, _) = content { line } else { nil }
  }

  /// The path that is filled or stroked.
  package var path: PathSnapshot {
    switch content {
    case .inside(let path, _): path
    case .line(let line, let from, let to):
      to == .infinity ? line.measured.path : line.measured.part(from: from, to: to)
    }
  }

  /// A box that contains all that is painted in another way than by `old`, in the path's own units.
  ///
  /// - Returns: `nil` where they are not parts of the same line, or where the box would not be smaller than all.
  package func changedBox(since old: PathPaint) -> CGRect? {
    guard case .line(let line, let from, let to) = content,
      case .line(let oldLine, let oldFrom, let oldTo) = old.content, line == oldLine
    else { return nil }
    let end = line.measured.length
    guard end.isFinite, from == oldFrom || line.dashes == nil else { return nil }
    let (was, now) = ((oldFrom, min(oldTo, end)), (from, min(to, end)))
    var box = line.reclosedBox(was, now)
    if was.0 != now.0 { box = box.union(line.changedBox(from: was.0, to: now.0)) }
    if was.1 != now.1 { box = box.union(line.changedBox(from: was.1, to: now.1)) }
    return box
  }

  package static func == (a: PathPaint, b: PathPaint) -> Bool {
    a === b || a.digest == b.digest && a.content == b.content
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension PathSnapshot {
  /// A box that contains the path with a margin on each side; `nil` where nothing can be seen, or the numbers are not
  /// usable.
  func usableBox(reaching margin: Double = 0) -> CGRect? {
    guard !elements.isEmpty, isFinite else { return nil }
    let box = boundingBox.grown(by: margin)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    return box
  }

  /// Feeds what distinguishes most paths: hashing all elements of one that changes in each frame would take long.
  func hashBriefly(into hasher: inout Hasher, _ box: CGRect) {
    hasher.combine(elements.count)
    hasher.combine(elements.last)
    for side in [box.minX, box.minY, box.maxX, box.maxY] { hasher.combine(side) }
  }
}
