import Foundation

extension PathSnapshot {
  /// The path at `fraction` of the way to `end`: end points move on straight lines, handles of curves rotate.
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
        ?? CubicCurve(a, from: own)?.interpolated(to: CubicCurve(b, from: other), fraction)
      guard let mixed else { return nil }
      result.append(mixed)
      (own, other) = (a.end ?? own, b.end ?? other)
    }
    return result
  }
}

extension PathElement {
  /// The element at `fraction` of the way to another of its kind; `nil` for two kinds, and for curves.
  fileprivate func interpolated(to end: PathElement, _ fraction: CGFloat) -> PathElement? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.between(b, fraction) }
    return switch (self, end) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)): .quad(control: mix(c, d), mix(a, b))
    case (.close, .close): .close
    default: nil
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

/// A line or a curve as a cubic one.
private struct CubicCurve {
  let start, control1, control2, end: CGPoint

  /// `nil` for a move and a closing.
  init?(_ element: PathElement, from start: CGPoint) {
    self.start = start
    switch element {
    case .line(let end): (control1, control2, self.end) = (start, end, end)
    case .quad(let control, let end):
      control1 = start.between(control, 2 / 3)
      control2 = end.between(control, 2 / 3)
      self.end = end
    case .cubic(let control1, let control2, let end):
      (self.control1, self.control2, self.end) = (control1, control2, end)
    case .move, .close: return nil
    }
  }

  func interpolated(to other: CubicCurve?, _ fraction: Double) -> PathElement? {
    guard let other else { return nil }
    let end = end.between(other.end, fraction)
    return .cubic(
      control1: start.between(other.start, fraction)
        .movedBy(
          Handle(start, control1).interpolated(to: Handle(other.start, other.control1), fraction)
        ),
      control2: end.movedBy(
        Handle(self.end, control2).interpolated(to: Handle(other.end, other.control2), fraction)
      ),
      end
    )
  }
}

/// The way from an end of a curve to its control point there.
///
/// Its length and its angle are blended, the angle the shorter way around: so a curve that is smooth at a point at the
/// beginning and at the end is smooth on the way (TypeFace-J-50 of the recorded trees).
private struct Handle {
  let x, y: Double

  init(_ end: CGPoint, _ control: CGPoint) {
    (x, y) = (control.x - end.x, control.y - end.y)
  }

  func interpolated(to other: Handle, _ fraction: Double) -> (x: Double, y: Double) {
    let (length, otherLength) = (hypot(x, y), hypot(other.x, other.y))
    guard length > 0, otherLength > 0 else {
      return (x + fraction * (other.x - x), y + fraction * (other.y - y))
    }
    let turn = atan2(x * other.y - y * other.x, x * other.x + y * other.y) * fraction
    let scale = (length + fraction * (otherLength - length)) / length
    let (c, s) = (scale * cos(turn), scale * sin(turn))
    return (x * c - y * s, x * s + y * c)
  }
}

extension CGPoint {
  fileprivate func movedBy(_ offset: (x: Double, y: Double)) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
