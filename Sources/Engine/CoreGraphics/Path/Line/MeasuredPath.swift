import Foundation

/// A path with the arc lengths of its segments, computed once for all frames that show some part of it.
package final class MeasuredPath: Sendable {
  package let path: PathSnapshot
  /// All segments, including closing ones.
  let segments: [Segment]
  let subpaths: [Subpath]
  /// The length of all subpaths together; infinite where it exceeds the largest number.
  package let length: Double

  struct Segment {
    let curve: PathSegment
    let length: Double
    /// The distance of its end from the path's beginning.
    let end: Double
  }

  /// A subpath: the line from one `move` to the next.
  struct Subpath {
    /// Its elements in the path, except the `move` if it continues where a closed one began.
    var elements: Range<Int>
    var segments: Range<Int>
    let start: CGPoint
    /// Whether it begins without a `move`.
    let goesOn: Bool
    var isClosed = false
    /// The distances of its beginning and end from the path's beginning.
    let begin: Double
    var end: Double

    var length: Double { end - begin }
  }

  package init(_ path: PathSnapshot) {
    var measuring = Measuring()
    for (index, element) in path.elements.enumerated() { measuring.add(element, index) }
    self.path = path
    (segments, subpaths, length) = (measuring.segments, measuring.subpaths, measuring.length)
  }

  /// A position on the path.
  struct Place {
    /// The index of the segment.
    var segment: Int
    /// The parameter on the segment, 0 (its start) … 1.
    var t: CGFloat
  }

  /// The position at an arc length from the path's beginning; `nil` on a path without segments.
  func place(atLength wanted: Double) -> Place? {
    guard !segments.isEmpty else { return nil }
    let index = segmentIndex(atLength: wanted)
    let segment = segments[index]
    let rest = wanted - (segment.end - segment.length)
    return Place(segment: index, t: segment.curve.place(atLength: rest, of: segment.length))
  }

  /// The first segment that ends at an arc length or beyond it, otherwise the last one; -1 on a path without segments
  /// (binary search).
  func segmentIndex(atLength wanted: Double) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].end < wanted { low = middle + 1 } else { high = middle }
    }
    return min(low, segments.count - 1)
  }
}

extension MeasuredPath {
  /// Visits a path's elements.
  private struct Measuring {
    var segments: [Segment] = []
    var subpaths: [Subpath] = []
    var length = 0.0
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    mutating func add(_ element: PathElement, _ index: Int) {
      if case .move(let point) = element {
        (start, current) = (point, point)
        return begin(at: index, goesOn: false)
      }
      // A line that continues after a closed subpath begins where that one began.
      if subpaths.last?.isClosed ?? true { begin(at: index, goesOn: true) }
      let last = subpaths.count - 1
      subpaths[last].elements = subpaths[last].elements.lowerBound..<index + 1
      guard let curve = element.segment(from: current, start: start) else { return }
      let own = curve.length()
      length += own
      segments.append(Segment(curve: curve, length: own, end: length))
      subpaths[last].segments = subpaths[last].segments.lowerBound..<segments.count
      subpaths[last].end = length
      if element == .close { subpaths[last].isClosed = true }
      current = curve.end
    }

    private mutating func begin(at index: Int, goesOn: Bool) {
      current = start
      subpaths.append(
        Subpath(
          elements: index..<index + 1,
          segments: segments.count..<segments.count,
          start: start,
          goesOn: goesOn,
          begin: length,
          end: length
        )
      )
    }
  }
}
