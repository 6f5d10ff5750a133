import Foundation

extension PathElement {
  /// The segment that the element draws; `nil` for a `move`.
  ///
  /// - Parameters:
  ///   - current: The current point, where the segment begins.
  ///   - start: The first point of the subpath.
  /// - Returns: A straight segment for a `close`, possibly of length 0.
  func segment(from current: CGPoint, start: CGPoint) -> PathSegment? {
    switch self {
    case .move: nil
    case .line(let point): .line(current, point)
    case .quad(let control, let point):
      // The same curve, with its degree elevated.
      PathSegment(
        current,
        current.between(control, 2.0 / 3),
        point.between(control, 2.0 / 3),
        point,
        isStraight: false
      )
    case .cubic(let control1, let control2, let point):
      PathSegment(current, control1, control2, point, isStraight: false)
    case .close: .line(current, start)
    }
  }
}
