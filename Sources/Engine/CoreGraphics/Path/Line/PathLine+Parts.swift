import Foundation

/// The bounding boxes of parts of a line.
extension PathLine {
  /// A box that contains all that is painted between two lengths from the path's beginning.
  func box(from: Double, to: Double) -> CGRect {
    guard from > 0 || to < measured.length else { return box }
    guard let (first, last) = places(from, to) else { return box }
    return hull(from: first, to: last).grown(by: style.reach)
  }

  /// A box that contains all pixels that change when the line's end, or beginning, moves to `to` from `from`.
  ///
  /// It contains the whole chord on which the line ends, as the chord's edges now run to another point of 1/256 of a
  /// pixel, and the chord before it, as a join depends on the lengths of both chords. A curve has at least four chords
  /// (`ChordPath`), a straight segment is one.
  func changedBox(from: Double, to: Double) -> CGRect {
    guard var (first, last) = places(min(from, to), max(from, to)) else { return box }
    let segments = measured.segments
    let (isNearStart, isNearEnd) = (first.t < 0.5, last.t > 0.5)
    first.t = segments[first.segment].curve.isStraight ? 0 : max(0, first.t - 0.5)
    last.t = segments[last.segment].curve.isStraight ? 1 : min(1, last.t + 0.5)
    if isNearStart { first = middle(before: first.segment) }
    if isNearEnd { last = middle(after: last.segment) }
    return hull(from: first, to: last).grown(by: style.reach)
  }

  /// A chord much shorter than the line's width may be left out.
  private var leastChord: Double { style.width / 1024 }

  private func middle(before segment: Int) -> Place {
    let earlier = measured.segments[..<segment].lastIndex { $0.length > leastChord }
    return earlier.map { Place(segment: $0, t: 0.5) } ?? Place(segment: 0, t: 0)
  }

  private func middle(after segment: Int) -> Place {
    let later = measured.segments[(segment + 1)...].firstIndex { $0.length > leastChord }
    return later.map { Place(segment: $0, t: 0.5) }
      ?? Place(segment: measured.segments.count - 1, t: 1)
  }

  /// Two positions on the path and everything in between, including the subpaths of length 0 at both.
  private func places(_ from: Double, _ to: Double) -> (first: Place, last: Place)? {
    guard let first = measured.place(atLength: from), var last = measured.place(atLength: to) else {
      return nil
    }
    let segments = measured.segments
    while last.segment + 1 < segments.count, segments[last.segment].end <= to {
      last = Place(segment: last.segment + 1, t: segments[last.segment + 1].length > 0 ? 0 : 1)
    }
    return (first, last)
  }

  /// The bounding box of the subpaths that are closed in one of the two parts and open in the other.
  func reclosedBox(_ from: (Double, Double), _ to: (Double, Double)) -> CGRect {
    var box = CGRect.null
    for subpath in measured.subpaths where subpath.isClosed && dashes == nil {
      let wasWhole = from.0 <= subpath.begin && from.1 >= subpath.end
      let isWhole = to.0 <= subpath.begin && to.1 >= subpath.end
      guard wasWhole != isWhole, !subpath.segments.isEmpty else { continue }
      let first = Place(segment: subpath.segments.lowerBound, t: 0)
      let last = Place(segment: subpath.segments.upperBound - 1, t: 1)
      box = box.union(hull(from: first, to: last).grown(by: style.reach))
    }
    return box
  }

  private typealias Place = MeasuredPath.Place

  /// The bounding box of all points between two positions, including control points.
  private func hull(from first: Place, to last: Place) -> CGRect {
    var hull = Hull()
    for index in first.segment...max(first.segment, last.segment) {
      let curve = measured.segments[index].curve
      let start = index == first.segment ? first.t : 0
      let end = index == last.segment ? last.t : 1
      let piece = start > 0 || end < 1 ? curve.piece(from: start, to: max(start, end)) : curve
      hull.add(piece.start)
      hull.add(piece.control1)
      hull.add(piece.control2)
      hull.add(piece.end)
    }
    return hull.box
  }

  private struct Hull {
    private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

    mutating func add(_ point: CGPoint) {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }

    var box: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
  }
}
