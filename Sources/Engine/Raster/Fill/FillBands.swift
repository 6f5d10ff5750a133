import CoreGraphics

/// Cuts the lines of an outline at the heights of all its vertices, and finds which of the pieces are truncated.
///
/// Between two successive heights the inside is a row of trapezoids. That is how Apple fills it: in the recorded
/// trees' pictures the rounding of a line begins again at each height where any other line of the outline begins or
/// ends (TypeFace-N-50, pr_1699). It is a sweep over an active edge list.
///
/// Left sides of trapezoids are truncated, and right sides that end in the same column as their left one.
final class FillBands {
  /// A line between two heights.
  struct Piece {
    fileprivate(set) var line: Int
    /// x at the lower end and at the upper end.
    fileprivate(set) var x0, x1: Int
    /// Whether the rectangle beside its upper end is truncated.
    fileprivate(set) var isTruncated = false
  }

  /// An outline with more lines than this is not cut: a few of its pixels differ by 1 of 255.
  private static let limit = 1 << 13

  private var order: [(y: Int, line: Int)] = []
  /// The lines of the band, from left to right.
  private var active: [Piece] = []

  /// Calls `body` for each piece, with the heights between which it lies, band by band and from left to right.
  @inline(__always)
  func forEachPiece(
    of lines: [FillLine],
    _ rule: CGPathFillRule,
    _ body: (FillLine, Piece, _ low: Int, _ high: Int) -> Void
  ) {
    guard lines.count <= Self.limit else {
      for (index, line) in lines.enumerated() {
        body(line, Piece(line: index, x0: line.x0, x1: line.x(at: line.y1)), line.y0, line.y1)
      }
      return
    }
    // Local copies: each access to a class's property is checked for exclusivity.
    var (order, active) = (order, active)
    (self.order, self.active) = ([], [])
    defer { (self.order, self.active) = (order, active) }
    order.removeAll(keepingCapacity: true)
    for (index, line) in lines.enumerated() { order.append((line.y0, index)) }
    order.sort { $0.y < $1.y }
    active.removeAll(keepingCapacity: true)
    lines.withUnsafeBufferPointer { lines in
      var next = 0
      var low = 0
      while next < order.count || !active.isEmpty {
        if active.isEmpty { low = order[next].y }
        while next < order.count, order[next].y == low {
          let line = order[next].line
          active.append(Piece(line: line, x0: lines[line].x0, x1: 0))
          next += 1
        }
        let start = next < order.count ? order[next].y : Int.max
        let kept = active.withUnsafeMutableBufferPointer { active in
          Self.fill(active, lines, from: &low, to: start, rule, body)
        }
        active.removeLast(active.count - kept)
      }
    }
  }

  /// One band: up to the next height at which a line ends, or at which one starts.
  ///
  /// - Returns: The number of lines that go on above it; `low` is its upper height then.
  @inline(__always)
  private static func fill(
    _ active: UnsafeMutableBufferPointer<Piece>,
    _ lines: UnsafeBufferPointer<FillLine>,
    from low: inout Int,
    to start: Int,
    _ rule: CGPathFillRule,
    _ body: (FillLine, Piece, _ low: Int, _ high: Int) -> Void
  ) -> Int {
    var high = start
    for piece in active { high = min(high, lines[piece.line].y1) }
    arrange(active, lines, high)
    var winding = 0
    var kept = 0
    var left = 0
    for var piece in active {
      let line = lines[piece.line]
      let wasInside = rule.isInside(winding)
      winding += line.sign
      let column = (line.direction > 0 ? piece.x1 - 1 : piece.x1) >> FillLine.bits
      if wasInside != rule.isInside(winding) {
        piece.isTruncated = !wasInside || column == left
        left = column
      }
      body(line, piece, low, high)
      guard line.y1 > high else { continue }
      piece.x0 = piece.x1
      piece.isTruncated = false
      active[kept] = piece
      kept += 1
    }
    low = high
    return kept
  }

  /// Sorts the pieces of a band from left to right, at the middle of its height; they mostly are already.
  @inline(__always)
  private static func arrange(
    _ active: UnsafeMutableBufferPointer<Piece>,
    _ lines: UnsafeBufferPointer<FillLine>,
    _ high: Int
  ) {
    for index in active.indices {
      var piece = active[index]
      piece.x1 = lines[piece.line].x(at: high)
      var place = index
      while place > 0, active[place - 1].x0 + active[place - 1].x1 > piece.x0 + piece.x1 {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = piece
    }
  }
}

extension CGPathFillRule {
  @inline(__always)
  fileprivate func isInside(_ winding: Int) -> Bool {
    self == .evenOdd ? winding & 1 != 0 : winding != 0
  }
}
