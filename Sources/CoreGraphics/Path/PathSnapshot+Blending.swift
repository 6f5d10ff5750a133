import Foundation

extension PathSnapshot {
  /// The path at `fraction` of the way to `end`, every point on a straight line, control points too.
  ///
  /// - Returns: `nil` when the two do not have the same kinds of steps in the same order.
  package func interpolated(to end: PathSnapshot, _ fraction: Double) -> PathSnapshot? {
    guard elements.count == end.elements.count else { return nil }
    var result = PathSnapshot()
    for (a, b) in zip(elements, end.elements) {
      guard let element = a.interpolated(to: b, CGFloat(fraction)) else { return nil }
      result.append(element)
    }
    return result
  }
}

extension PathElement {
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
}
