import Foundation

extension PathSnapshot {
  /// The part of the path between two shares of its length, 0 … 1, subpaths one after the other (SL1).
  ///
  /// A subpath that is there whole stays as it is, closed if it was; of others the line is left open.
  ///
  /// - Returns: An empty path where the start is not before the end.
  package func trimmed(from start: Double, to end: Double) -> PathSnapshot {
    let (start, end) = (start.clampedToUnit, end.clampedToUnit)
    guard start < end else { return PathSnapshot() }
    if start == 0, end == 1 { return self }
    let subpaths = measuredSubpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    let (from, to) = (start * total, end * total)
    var result = PathSnapshot()
    var passed = 0.0
    for subpath in subpaths {
      let range = (from - passed, to - passed)
      passed += subpath.length
      if range.0 <= 0, range.1 >= subpath.length {
        for element in subpath.elements { result.append(element) }
      } else if range.0 < subpath.length, range.1 > 0 {
        subpath.append(from: range.0, to: range.1, to: &result)
      }
    }
    return result
  }

  /// A line from one `move` to the next.
  struct Subpath {
    var elements: [PathElement] = []
    private(set) var segments: [(segment: PathSegment, length: Double)] = []
    var length = 0.0

    mutating func add(_ segment: PathSegment) {
      let own = segment.length()
      segments.append((segment, own))
      length += own
    }

    /// Adds what lies between two lengths from its start.
    func append(from: Double, to: Double, to result: inout PathSnapshot) {
      var passed = 0.0
      var isBegun = false
      for (segment, length) in segments {
        defer { passed += length }
        guard length > 0, passed < to, passed + length > from else { continue }
        let first = from > passed ? segment.place(atLength: from - passed) : 0
        let last = to < passed + length ? segment.place(atLength: to - passed) : 1
        let piece = first > 0 || last < 1 ? segment.piece(from: first, to: last) : segment
        if !isBegun { result.append(.move(piece.start)) }
        isBegun = true
        let step: PathElement =
          piece.isStraight
          ? .line(piece.end)
          : .cubic(control1: piece.control1, control2: piece.control2, piece.end)
        result.append(step)
      }
    }
  }

  /// The subpaths, each with its length.
  var measuredSubpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(elements: [element]))
        (start, current) = (point, point)
        continue
      }
      // A line that goes on after it was closed begins where that was.
      if case .close? = subpaths.last?.elements.last {
        subpaths.append(Subpath(elements: [.move(start)]))
        current = start
      }
      let last = subpaths.count - 1
      guard last >= 0 else { continue }
      subpaths[last].elements.append(element)
      guard let segment = element.segment(from: current, start: start) else { continue }
      subpaths[last].add(segment)
      current = segment.end
    }
    return subpaths
  }
}

extension Double {
  /// What is no number counts as 0.
  fileprivate var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
