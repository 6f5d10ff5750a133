import Foundation

extension PathElement {
  /// The segment that the step makes; `nil` for a `move`.
  ///
  /// - Parameters:
  ///   - current: Where it begins.
  ///   - start: Where its subpath began.
  /// - Returns: A straight one for a `close`, maybe of no length.
  func segment(from current: CGPoint, start: CGPoint) -> PathSegment? {
    switch self {
    case .move: nil
    case .line(let point): .line(current, point)
    case .quad(let control, let point):
      // The same curve, one degree higher.
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
