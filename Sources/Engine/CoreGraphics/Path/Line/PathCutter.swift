import Foundation

/// Cuts pieces out of a subpath, one after the other, in one pass along it.
struct PathCutter {
  private let segments: ArraySlice<MeasuredPath.Segment>
  /// The segment in which the last piece ended, and the length of all segments before it.
  private var index: Int
  private var passed = 0.0

  init(_ measured: MeasuredPath, _ subpath: MeasuredPath.Subpath) {
    segments = measured.segments[subpath.segments]
    index = segments.startIndex
  }

  /// Adds the piece between two lengths from the subpath's start as an open subpath.
  ///
  /// - Parameters:
  ///   - from: The start of the piece, at least that of the last piece.
  ///   - to: The end of the piece, at least `from`; if they are equal the piece is a line of length 0.
  ///   - result: The path that the piece is added to; unchanged where there is no such piece.
  mutating func cut(from: Double, to: Double, into result: inout PathSnapshot) {
    while index < segments.endIndex, passed + segments[index].length <= from {
      passed += segments[index].length
      index += 1
    }
    var (next, length) = (index, passed)
    var isBegun = false
    while next < segments.endIndex, length < to || from == to && !isBegun {
      let segment = segments[next]
      if segment.length > 0 {
        let piece = segment.piece(from: from - length, to: to - length)
        if !isBegun { result.append(.move(piece.start)) }
        isBegun = true
        result.append(piece.step)
      }
      (index, passed) = (next, length)
      length += segment.length
      next += 1
    }
  }
}

extension MeasuredPath.Segment {
  /// The piece between two lengths from its start, either of which may be beyond it.
  fileprivate func piece(from: Double, to: Double) -> PathSegment {
    let first = from > 0 ? curve.place(atLength: from, of: length) : 0
    guard to < length || first > 0 else { return curve }
    let last = to < length ? curve.place(atLength: to, of: length) : 1
    return curve.piece(from: first, to: last)
  }
}

extension PathSegment {
  /// The element of a path whose current point is the segment's start.
  var step: PathElement {
    isStraight ? .line(end) : .cubic(control1: control1, control2: control2, end)
  }
}
