import Foundation

extension PathSnapshot {
  /// The path interpolated to `end`: every point moves on a straight line, including control points.
  ///
  /// Where one has a line and the other a curve, both are cubic curves; a line has its control points at its ends.
  ///
  /// - Returns: `nil` when the two do not have as many elements, or not the moves and closings at the same places.
  package func interpolated(to end: PathSnapshot, _ fraction: Double) -> PathSnapshot? {
    guard elements.count == end.elements.count else { return nil }
    var result = PathSnapshot()
    var (own, other) = (CGPoint.zero, CGPoint.zero)
    for (a, b) in zip(elements, end.elements) {
      let mixed =
        a.interpolated(to: b, CGFloat(fraction))
        ?? a.asCubic(from: own)?.interpolated(to: b.asCubic(from: other) ?? b, CGFloat(fraction))
      guard let mixed else { return nil }
      result.append(mixed)
      (own, other) = (a.end ?? own, b.end ?? other)
    }
    return result
  }
}

extension PathElement {
  /// The element interpolated to another of its type; `nil` for two types.
  fileprivate func interpolated(to end: PathElement, _ fraction: CGFloat) -> PathElement? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.between(b, fraction) }
    return switch (self, end) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)): .quad(control: mix(c, d), mix(a, b))
    case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
      .cubic(control1: mix(c1, d1), control2: mix(c2, d2), mix(a, b))
    case (.close, .close): .close
    default: nil
    }
  }

  /// A line or a curve as a cubic curve from a point; `nil` for a move and a close.
  fileprivate func asCubic(from start: CGPoint) -> PathElement? {
    switch self {
    case .line(let end): .cubic(control1: start, control2: end, end)
    case .quad(let control, let end):
      .cubic(control1: start.between(control, 2 / 3), control2: end.between(control, 2 / 3), end)
    case .cubic: self
    case .move, .close: nil
    }
  }

  /// The end point; `nil` for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
